import { QueryCard } from '@/components/QueryCard'
import type { UpcomingCharges } from '@/domain/billing/upcomingCharges'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { ChargesTable } from './ChargesTable'

type Props<Subscription> = {
  subscriptions: QueryResult<readonly Subscription[]>
  /** `your` charges, or `the` charges of a team. */
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
