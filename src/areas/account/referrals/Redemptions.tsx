import { isOpen } from '@/domain/referrals/redemptionQueue'
import { maskNumber, redemptionTimeline, type Redemption, payoutNames } from '@/domain/referrals/redemptions'
import { zoneLabel } from '@/lib/dates/dates'
import { formatRedemptionDate } from '@/lib/dates/redemptionDate'
import { formatCount } from '@/lib/money/counts'
import { formatSgd, toCents } from '@/lib/money/money'
import { wordOf } from '@/lib/text/wording'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { StateBadge } from '@/ui/feedback/StateBadge'
import type { StatusTable } from '@/ui/feedback/statuses'
import { Timeline } from '@/ui/layout/Timeline'

/** The status of the requests so far (R-RED-02, R-RED-03). */
export function Redemptions({ all }: { all: readonly Redemption[] }) {
  return (
    <Card title="Your requests">
      <ul className="plain redemptions">
        {all.map((one, index) => (
          <RedemptionRequest key={one.redemptionId} redemption={one} open={index === 0 && isOpen(one)} />
        ))}
      </ul>
    </Card>
  )
}

const states: StatusTable<Redemption['status']> = {
  PENDING: { tone: 'info', label: 'In review' },
  PAID: { tone: 'success', label: 'Paid' },
  REJECTED: { tone: 'danger', label: 'Declined' },
}

function RedemptionRequest({ redemption, open }: { redemption: Redemption; open: boolean }) {
  const { type, status, points, amount, createdAt } = redemption
  const moments = redemptionTimeline(redemption).map(({ title, at, text, state: step }, index) => ({
    key: `${index} ${title}`,
    title,
    ...(at && { at: <span title={zoneLabel(at)}>{formatRedemptionDate(at)}</span> }),
    ...(text && { text }),
    ...(step === 'ahead' && { ahead: true }),
  }))
  return (
    <li>
      <Disclosure
        open={open}
        summary={
          <span className="redemption-head">
            <span>
              <span className="d-block">{wordOf(payoutNames, type)}</span>
              <span className="num fs-6 fw-normal text-muted" title={zoneLabel(createdAt)}>
                {formatRedemptionDate(createdAt)}
              </span>
            </span>
            <span className="num">
              {[
                points !== undefined && `${formatCount(points)} points`,
                amount !== undefined && formatSgd(toCents(amount)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <StateBadge state={status} states={states} />
          </span>
        }
      >
        <p className="text-break">{paidTo(redemption)}</p>
        <Timeline moments={moments} label={`History of the request from ${formatRedemptionDate(createdAt)}`} />
      </Disclosure>
    </li>
  )
}

/** The payout destination; numbers are masked to their last digits, whatever the server sends. */
function paidTo({ type, email, bankName, accountNumber, paynowNumber }: Redemption): string {
  const account = accountNumber ? `, account ${maskNumber(accountNumber)}` : ''
  if (type === 'voucher') return email ? `To ${email}` : 'By email'
  if (type === 'bank transfer') return `To ${bankName ?? 'your bank'}${account}`
  if (type === 'PayNow') return paynowNumber ? `To PayNow ${maskNumber(paynowNumber)}` : 'By PayNow'
  return ''
}
