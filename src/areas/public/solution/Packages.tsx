import { Choice } from '@/components/Choice'
import type { SolutionPackage } from '@/contract/content'

type Props = { packages: SolutionPackage[]; chosen: string[]; onChange: (chosen: string[]) => void }

/** Checkboxes for the packages of a solution. */
export function Packages({ packages, chosen, onChange }: Props) {
  if (packages.length === 0) return null
  const toggle = (uid: string) =>
    onChange(chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid])
  return (
    <fieldset className="choices">
      <legend>
        Packages <span className="choice-detail">Included. Select what you want.</span>
      </legend>
      {packages.map(({ uid, title, description }) => (
        <Choice
          key={uid}
          type="checkbox"
          checked={chosen.includes(uid)}
          onChange={() => toggle(uid)}
          title={title}
          detail={description}
        />
      ))}
    </fieldset>
  )
}
