import { Choice } from '@/components/Choice'
import type { Buyer } from './useBuyer'

type Props = { buyer: Buyer; disabled: boolean }

/** Choice between a personal purchase and one for a team. */
export function BuyerChoice({ buyer: { teams, barred, teamId, isUndecided, choose }, disabled }: Props) {
  if (barred)
    return (
      <p className="small text-body-secondary">
        You’re buying for yourself. {barred.whoMay} This applies to purchases for {barred.name}.
      </p>
    )
  if (teams.length === 0) return null
  const choice = (id: string | null, label: string, detail: string) => (
    <Choice
      key={id}
      name="buyer"
      checked={!isUndecided && teamId === id}
      disabled={disabled}
      onChange={() => choose(id)}
      title={label}
      detail={detail}
    />
  )
  return (
    <fieldset className="choices">
      <legend>Buy for</legend>
      {teams.map(({ id, name }) => choice(id, name, 'Invoice and solutions belong to the team'))}
      {choice(null, 'Yourself', 'Invoice and solutions belong to your Personal account')}
    </fieldset>
  )
}
