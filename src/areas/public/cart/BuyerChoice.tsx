import type { Buyer } from './useBuyer'

/** Choice between a personal purchase and one for the active team. */
export function BuyerChoice({ buyer: { team, teamId, choose }, disabled }: { buyer: Buyer; disabled: boolean }) {
  if (!team) return null
  if (!team.may)
    return (
      <p className="small text-body-secondary">
        You’re buying for yourself. {team.whoMay} This applies to purchases for {team.name}.
      </p>
    )
  const choice = (forTeam: boolean, label: string, detail: string) => (
    <label className="card-choice">
      <input
        type="radio"
        className="form-check-input"
        name="buyer"
        checked={(teamId !== null) === forTeam}
        disabled={disabled}
        onChange={() => choose(forTeam)}
      />
      <span className="text-break">
        {label}
        <span className="card-choice-detail">{detail}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="card-choices">
      <legend>Buy for</legend>
      {choice(true, team.name, 'Invoice and solutions belong to the team')}
      {choice(false, 'Yourself', 'Invoice and solutions belong to your Personal account')}
    </fieldset>
  )
}
