import { cardName } from '@/components/cardName'
import { useServerNow } from '@/components/useServerNow'
import { actionsNeeded, type ActionNeeded as Action } from '@/domain/account/actionsNeeded'
import type { Shape } from '@/contract/types'
import { formatDate } from '@/lib/dates/dates'
import { formatSgd } from '@/lib/money/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

/** The advice for those who see a team’s failed charge, but not its cards. */
export const askForCard = 'Ask the owner or an administrator to update the card.'

type Props = {
  subscriptions: Parameters<typeof actionsNeeded>[0]
  cards: readonly Shape<'PaymentMethod'>[]
  /** Page where the issue is resolved; omitted on that page itself. */
  to?: string
  /** What to do about a failed charge, if no page is linked. */
  advice?: string
}

function inWords(action: Action, advice: string | undefined): string {
  if (action.kind === 'pastDue') {
    const amount = action.cents === undefined ? 'the last renewal' : formatSgd(action.cents)
    const what = action.title && ` ${action.cents === undefined ? 'of' : 'for'} ${action.title}`
    const failed = `We couldn’t charge ${amount}${what}.`
    return [failed, action.reason, advice].filter(Boolean).join(' ')
  }
  const name = cardName(action.card)
  if (action.kind === 'cardOver')
    return `${name} expired on ${formatDate(action.lastDay)}. Replace it to keep your subscriptions.`
  return `${name} expires on ${formatDate(action.lastDay)}. Replace it before then.`
}

/** The account's single banner for everything its payer must resolve; hidden if there is nothing. */
export function ActionNeeded({ subscriptions, cards, to, advice }: Props) {
  const actions = actionsNeeded(subscriptions, cards, useServerNow())
  if (actions.length === 0) return null
  const urgent = actions.some(({ kind }) => kind !== 'cardExpiring')
  return (
    <Alert
      kind={urgent ? 'danger' : 'warning'}
      title="Action needed"
      actions={
        to && (
          <Button size="sm" variant="outline-secondary" to={to}>
            {actions.some(({ kind }) => kind === 'pastDue') ? 'Update your card' : 'Replace your card'}
          </Button>
        )
      }
    >
      <ul className="plain">
        {actions.map((action) => (
          <li key={action.key} className="text-break">
            {inWords(action, advice)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
