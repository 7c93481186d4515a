import { QueryCard } from '@/components/QueryCard'
import type { UpcomingCharges } from '@/domain/billing/upcomingCharges'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { DateTime } from '@/components/DateTime'
import { formatSgd, totalOf } from '@/lib/money/money'
import './chargesTable.scss'

type Props<Subscription> = {
  subscriptions: QueryResult<readonly Subscription[]>
  /** `your` for a member's charges, `the` for a team's. */
  whose?: 'your' | 'the'
  upcoming: (all: readonly Subscription[]) => UpcomingCharges
}

/** Charges due in the next 30 days, in one list with their total. */
export function NextCharges<Subscription>({ subscriptions, whose = 'your', upcoming }: Props<Subscription>) {
  return (
    <QueryCard title="Next 30 days" query={subscriptions} what={`${whose} upcoming charges`} skeleton={{ rows: 4 }}>
      {(all) => <ChargesTable upcoming={upcoming(all)} />}
    </QueryCard>
  )
}

/** All upcoming charges with their total. */
function ChargesTable({ upcoming: { charges, total, until, complete } }: { upcoming: UpcomingCharges }) {
  if (charges.length === 0)
    return (
      <p className="text-muted">
        {complete ? 'Nothing will be charged in the next 30 days.' : 'We don’t have the dates of the upcoming charges.'}
      </p>
    )
  const overdue = charges.filter((one) => one.overdue)
  const owed = totalOf(overdue.map(({ cents }) => cents))
  return (
    <div className="charges-box">
      <table className="charges">
        <caption>
          Due by <DateTime at={until} />
          {overdue.length > 0 && `, including ${owed === undefined ? 'what is' : formatSgd(owed)} overdue`}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Item</th>
            <th scope="col">Amount (SGD)</th>
          </tr>
        </thead>
        <tbody>
          {charges.map(({ id, day, title, cents, overdue }) => (
            <tr key={id}>
              <td>{overdue ? <span className="text-danger fw-semibold">Overdue</span> : <DateTime at={day} />}</td>
              <td className="text-break">{title}</td>
              <td className="num">{cents === undefined ? '–' : formatSgd(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total (SGD)
            </th>
            <td className="num">{total === undefined || !complete ? '–' : formatSgd(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
