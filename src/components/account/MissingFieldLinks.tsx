import { Link } from '@/components/links/Link'
import type { missingFields } from '@/domain/account/profileCompletion'
import { paths } from '@/domain/navigation/paths'
import { Disclosure } from '@/ui/layout/Disclosure'
import { classes } from '@/ui/roles'
import './missingFieldLinks.scss'

type Props = {
  fields: ReturnType<typeof missingFields>
  /** How many are shown at once; the others are folded away. */
  atOnce: number
  /** On the profile page itself: side by side, and without a jump to its top. */
  onProfile?: boolean
}

/** The missing fields of a profile, each a link to its field. */
export function MissingFieldLinks({ fields, atOnce, onProfile = false }: Props) {
  const rest = fields.slice(atOnce)
  return (
    <>
      <Links fields={fields.slice(0, atOnce)} onProfile={onProfile} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more`}>
          <Links fields={rest} onProfile={onProfile} />
        </Disclosure>
      )}
    </>
  )
}

function Links({ fields, onProfile }: Required<Omit<Props, 'atOnce'>>) {
  return (
    <ul className={classes('plain missing-field-links', onProfile && 'missing-field-links-row')}>
      {fields.map(({ field, label }) => (
        <li key={field}>
          <Link to={paths.account.profileField(field)} preventScrollReset={onProfile}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
