import { CheckCircleFill, Circle } from 'react-bootstrap-icons'
import { Link } from '@/components/links/Link'
import { useTeam } from '@/components/team/teamContext'
import { useChangeTeamOptions } from '@/components/team/useChangeTeamOptions'
import type { Shape } from '@/contract/types'
import { setupSteps } from '@/domain/team/setup'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { useWrite } from '@/ui/useWrite'

type Props = {
  seats: Shape<'TeamSeatCount'> | undefined
  stats: Shape<'TeamSubscriptionStats'> | undefined
  cards: readonly unknown[] | undefined
  options: Shape<'TeamOptions'> | undefined
}

/** The set-up list of a new team; hidden once it is complete or dismissed, and until all its data has loaded. */
export function SetupChecklist({ seats, stats, cards, options }: Props) {
  const { teamId, team } = useTeam()
  const change = useChangeTeamOptions(teamId)
  const { busy, run } = useWrite()
  if (!seats || !stats || !cards || !options || options.hideSetupChecklist) return null
  const steps = setupSteps({ team, seats, stats, cards })
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  // A failed call shows its own toast.
  const hide = () => void run(() => attempt(() => change({ hideSetupChecklist: true }, 'checklist')))
  return (
    <div className="mb-4">
      <Card
        title="Set up your team"
        actions={
          <>
            <span className="text-muted num">
              {done} of {steps.length} done
            </span>
            <Button variant="quiet" size="sm" busy={busy} onClick={hide}>
              Hide
            </Button>
          </>
        }
      >
        <ul className="plain team-overview-steps">
          {steps.map(({ key, label, text, to, isDone }) => (
            <li key={key}>
              {isDone ? (
                <CheckCircleFill className="text-success" size={20} role="img" aria-label="Done" />
              ) : (
                <Circle className="text-muted" size={20} aria-hidden />
              )}
              <span>
                {isDone ? label : <Link to={to}>{label}</Link>} <span className="d-block text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
