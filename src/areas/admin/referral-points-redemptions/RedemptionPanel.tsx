import { RecordLink } from '@/components/admin/RecordLink'
import { payoutNames, type Redemption } from '@/domain/referrals/redemptions'
import { useEffect, useRef, useState } from 'react'
import { useGetUserPointsQuery } from '@/api/account/userPoints'
import { queueAge } from '@/domain/referrals/queueAge'
import { isOpen, nextWaiting, payoutTarget } from '@/domain/referrals/redemptionQueue'
import { paths } from '@/domain/navigation/paths'
import { zoneLabel } from '@/lib/dates/dates'
import { formatRedemptionDate } from '@/lib/dates/redemptionDate'
import { optionalSgd } from '@/lib/money/money'
import { orDash, wordOf } from '@/lib/text/wording'
import { countOf, formatCount } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { useShortcut } from '@/ui/hooks/useShortcut'
import { redemptionStates } from './redemptionColumns'
import { SettleDialog, type Settling } from './SettleDialog'

type Props = {
  redemption: Redemption
  now: number
  /** The list as it is shown; the next request is taken from it. */
  shown: readonly Redemption[]
  onOpen: (redemptionId?: string) => void
}

/** One request: whom to pay, what and how, and the buttons that settle it. */
export function RedemptionPanel({ redemption, now, shown, onOpen }: Props) {
  const { redemptionId, userId, userName, userEmail, type, status, amount, points, createdAt } = redemption
  const { redemptionComment: note } = redemption
  const [settling, settle] = useState<Settling>()
  const heading = useRef<HTMLHeadingElement>(null)
  // Screen readers announce each request as the queue is worked through by keyboard.
  useEffect(() => heading.current?.focus(), [])
  const isWaiting = isOpen(redemption)
  const begin = (act: Settling) => isWaiting && settle(act)
  useShortcut('p', () => begin('pay'))
  useShortcut('d', () => begin('decline'))
  useShortcut('c', () => settle('comment'))
  const sum = optionalSgd(amount) ?? orDash(points, (count) => countOf(count, 'point'))
  const age = queueAge(createdAt, now)
  const name = userName ?? userEmail ?? 'a member'
  const title = (
    <span ref={heading} tabIndex={-1}>
      {sum} for {name}
    </span>
  )
  return (
    <Card
      className="redemption-panel"
      title={title}
      actions={<StateBadge state={status} states={redemptionStates} />}
      footer={
        <div className="actions">
          {isWaiting && (
            <>
              <Button aria-keyshortcuts="p" onClick={() => settle('pay')}>
                Mark as paid
              </Button>
              <Button variant="outline-danger" aria-keyshortcuts="d" onClick={() => settle('decline')}>
                Decline
              </Button>
            </>
          )}
          <Button variant="outline-secondary" aria-keyshortcuts="c" onClick={() => settle('comment')}>
            Comment
          </Button>
        </div>
      }
    >
      <DescriptionList
        items={[
          {
            term: 'Member',
            value: <RecordLink to={userId && paths.admin.user(userId)}>{userEmail ?? name}</RecordLink>,
          },
          { term: 'Method', value: wordOf(payoutNames, type) },
          { term: 'Pay to', value: <Target redemption={redemption} /> },
          { term: 'Points', value: points },
          ...(userId === undefined ? [] : [{ term: 'Balance now', value: <Balance userId={userId} /> }]),
          {
            term: 'Requested',
            value: (
              <span className="actions">
                <span className="num" title={zoneLabel(createdAt)}>
                  {formatRedemptionDate(createdAt)}
                </span>
                {isWaiting && age && <StatusBadge tone={age.tone}>{age.text}</StatusBadge>}
              </span>
            ),
          },
          { term: 'Comment', value: note && <Comment note={note} /> },
        ]}
      />
      {settling && (
        <SettleDialog
          redemption={redemption}
          act={settling}
          sum={sum}
          onClose={() => settle(undefined)}
          onSettled={() => {
            settle(undefined)
            if (settling !== 'comment') onOpen(nextWaiting(shown, redemptionId)?.redemptionId ?? redemptionId)
          }}
        />
      )}
    </Card>
  )
}

/** The account to pay. Its number is masked until shown on request, and masked again when another request is opened. */
function Target({ redemption }: { redemption: Redemption }) {
  const [isShown, setShown] = useState(false)
  const { accountNumber, paynowNumber } = redemption
  const number = accountNumber ?? paynowNumber
  useShortcut('n', () => number && setShown(!isShown))
  return (
    <span className="actions">
      <span className="num text-break">{payoutTarget(redemption, isShown)}</span>
      {number && (
        <Button variant="quiet" size="sm" aria-keyshortcuts="n" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide number' : 'Show number'}
        </Button>
      )}
      {number && isShown && <CopyButton text={number} label="Copy number" />}
    </span>
  )
}

/** The member's points at this moment; the request itself can be settled without them. */
function Balance({ userId }: { userId: string }) {
  const { data, isError, refetch } = useGetUserPointsQuery({ userId })
  if (isError)
    return (
      <span className="actions">
        We couldn’t load it
        <Button variant="link" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    )
  if (!data) return 'Loading…'
  const earned = data.earned === undefined ? '' : `, ${formatCount(data.earned)} earned in total`
  return countOf(data.points, 'point') + earned
}

function Comment({ note }: { note: NonNullable<Redemption['redemptionComment']> }) {
  return (
    <>
      {note.comment}
      <span className="d-block text-muted">
        {[note.author, formatRedemptionDate(note.createdAt)].filter(Boolean).join(', ')}
      </span>
    </>
  )
}
