import { useMemo, useState } from 'react'
import { useListRedemptionsQuery } from '@/api/admin/redemptions'
import { useServerNow } from '@/components/useServerNow'
import { KeyHint } from '@/components/admin/RowKeys'
import { queueAge } from '@/domain/referrals/queueAge'
import { waitingRedemptions } from '@/domain/referrals/redemptionQueue'
import type { Redemption } from '@/domain/referrals/redemptions'
import { formatCount } from '@/lib/money/counts'
import { Page } from '@/ui/layout/Page'
import { ListTable } from '@/ui/table/ListTable'
import { useShortcut } from '@/ui/hooks/useShortcut'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { useListParams } from '@/ui/table/useListParams'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { useRows } from '@/ui/table/rows/useRows'
import { useTableView } from '@/ui/table/views/useTableView'
import { RedemptionPanel } from './RedemptionPanel'
import { redemptionColumns } from './redemptionColumns'
import './redemptionQueue.scss'

const exportName = 'redemptions'

const keys = [
  ['J', 'next request'],
  ['K', 'previous request'],
  ['P', 'mark as paid'],
  ['D', 'decline'],
  ['C', 'comment'],
  ['N', 'show or hide the number'],
] as const

/** Requests to pay out referral points: the oldest first, settled one after the other by keyboard or mouse. */
export default function ReferralPointsRedemptions() {
  const query = useListRedemptionsQuery()
  return (
    <Page title="Referral points redemptions" lead={<Waiting all={query.data} />}>
      <QueryBoundary
        query={query}
        what="the redemptions"
        skeleton={{ shape: 'table', columns: 5 }}
        empty={{
          title: 'No redemptions yet',
          text: 'Members’ requests to redeem points will appear here.',
          drawing: 'chart',
        }}
      >
        {(all) => <Queue all={all} />}
      </QueryBoundary>
    </Page>
  )
}

function Waiting({ all }: { all: readonly Redemption[] | undefined }) {
  const now = useServerNow()
  if (!all) return null
  const waiting = waitingRedemptions(all)
  const [oldest] = waiting
  if (!oldest) return 'No requests waiting.'
  const age = queueAge(oldest.createdAt, now)
  const since = age && `, the oldest ${age.days === 0 ? 'since today' : `for ${age.text}`}`
  return `${formatCount(waiting.length)} waiting${since ?? ''}.`
}

/** The requests and, next to them, the one that is open. */
function Queue({ all }: { all: readonly Redemption[] }) {
  const now = useServerNow()
  // Ages change once a day, so the columns need not change while the page is open.
  const [today] = useState(now)
  const columns = useMemo(() => redemptionColumns(today), [today])
  const list = useListParams({ filters: ['status', 'type'] })
  const view = useTableView(exportName, columns)
  const { all: queue } = useRows(all, columns, list, view.columns)
  const { opened: openedId, open, linkTo } = useOpenedRow('redemption')
  const opened = all.find(({ redemptionId }) => redemptionId === openedId)
  /** Opens a request, on its page of the table. */
  const goTo = (redemptionId?: string) => {
    const at = queue.findIndex((one) => one.redemptionId === redemptionId)
    const page = at === -1 ? list.page : Math.floor(at / list.size) + 1
    if (page !== list.page) list.setPage(page)
    open(redemptionId)
  }
  const step = (by: 1 | -1) => {
    const at = queue.findIndex(({ redemptionId }) => redemptionId === openedId)
    const next = queue[at === -1 ? (by === 1 ? 0 : queue.length - 1) : at + by]
    if (next) goTo(next.redemptionId)
  }
  useShortcut('j', () => step(1))
  useShortcut('k', () => step(-1))
  return (
    <>
      <div className={opened ? 'redemption-queue redemption-queue-open' : 'redemption-queue'}>
        <div>
          <ListTable
            caption="Redemptions"
            columns={columns}
            rows={all}
            rowKey={({ redemptionId }) => redemptionId}
            rowLink={({ redemptionId }) => linkTo(redemptionId)}
            current={openedId}
            list={list}
            tabs="status"
            filter="type"
            view={view}
            exportName={exportName}
          />
        </div>
        {opened && (
          <RedemptionPanel key={opened.redemptionId} redemption={opened} now={now} shown={queue} onOpen={goTo} />
        )}
      </div>
      <KeyHint keys={keys} />
    </>
  )
}
