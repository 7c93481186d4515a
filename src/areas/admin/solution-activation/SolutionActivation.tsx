import { useMemo, useState } from 'react'
import { useListOrdersPendingActivationQuery } from '@/api/admin/orders'
import { BulkAction } from '@/components/admin/BulkAction'
import { RowKeys } from '@/components/admin/RowKeys'
import { buyerColumn } from '@/components/admin/buyerColumn'
import { useServerNow } from '@/components/useServerNow'
import type { OrderItem } from '@/contract/types'
import { longestWait, purchaseAge, buyerOf } from '@/domain/billing/activation'
import { planTitle } from '@/domain/billing/planTitle'
import { countOf } from '@/lib/money/counts'
import { toCents } from '@/lib/money/money'
import { wordOf } from '@/lib/text/wording'
import { BulkResults } from '@/ui/BulkResults'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { ListPage } from '@/ui/table/ListPage'
import { dateTimeColumn, moneyColumn, numberColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import { useBulkActivation } from './useActivation'
import './activationItems.scss'

const ItemDialog = lazyPart(() => import('./ItemDialog'), 'ItemDialog')

const addOnsOf = ({ addOns = [] }: OrderItem) =>
  addOns.map(({ title, uid, quantity }) => `${quantity} × ${title ?? uid}`).join('; ')

/** How long ago something was bought. */
const ageNames = { today: 'Today', week: '1–7 days ago', older: 'Over 7 days ago' }
const ageChoices = Object.entries(ageNames).map(([value, label]) => ({ value, label }))

/** The columns of the items that wait for their activation (R-LIFE-01). @param now in ms, to tell today's purchases */
const activationColumns = (now: number): readonly Column<OrderItem>[] => [
  textColumn('solution', 'Solution', ({ title }) => title, {
    rowHeader: true,
    note: ({ variation }) => variation,
    facet: ({ title }) => title,
  }),
  buyerColumn(),
  dateTimeColumn('purchased', 'Purchased', ({ purchaseDate }) => purchaseDate, { second: true }),
  textColumn('bought', 'Bought', (item) => wordOf(ageNames, purchaseAge(item, now)), {
    hidden: true,
    facet: (item) => purchaseAge(item, now),
    choices: ageChoices,
  }),
  numberColumn('quantity', 'Quantity', ({ quantity }) => quantity, {
    // Phones leave out what is so of most.
    cell: ({ quantity }) => (quantity === 1 ? <span className="data-usual">1</span> : quantity),
  }),
  moneyColumn('price', 'Price each (SGD)', ({ price }) => (price === undefined ? undefined : toCents(price))),
  textColumn('order', 'Order', ({ orderId }) => orderId, { wideOnly: true, tableOnly: true }),
  textColumn('addOns', 'Add-ons', addOnsOf, { hidden: true }),
  textColumn('account', 'Account', ({ teamId }) => (teamId === null ? 'Personal' : teamId && 'Team'), { hidden: true }),
  textColumn('personal', 'Reserved for', ({ customerEmail }) => customerEmail, { hidden: true }),
]

/** Paid solutions that wait for an administrator to set their activation date (R-LIFE-04). */
export default function SolutionActivation() {
  const { linkTo } = useOpenedRow('item')
  const [chosen, choose] = useState<readonly string[]>([])
  const bulk = useBulkActivation()
  const now = useServerNow()
  const columns = useMemo(() => activationColumns(now), [now])
  return (
    <ListPage
      title="Solution activation"
      lead="Set a start date for paid solutions. Buyers see it."
      caption="Solutions pending activation"
      query={useListOrdersPendingActivationQuery()}
      columns={columns}
      rowKey={({ itemId }) => itemId}
      tabs="bought"
      filter={['solution', 'account']}
      sort="purchased"
      exportName="solution-activation"
      empty={{
        title: 'Nothing to activate',
        text: 'Paid solutions that need a start date will appear here.',
        drawing: 'done',
      }}
      rowActions={({ itemId, title }) => (
        <Button
          size="sm"
          variant="outline-secondary"
          to={linkTo(itemId)}
          preventScrollReset
          aria-label={`Activate ${title}`}
        >
          Activate
        </Button>
      )}
      details={(all) => <WaitingTime items={all} />}
      bulkActions={({ keys }) => (
        <BulkAction letter="a" busy={bulk.busy} onAct={() => choose(keys)}>
          Activate
        </BulkAction>
      )}
      record={{
        param: 'item',
        noun: 'solution',
        dialog: (item, close) => <ItemDialog item={item} onClose={close} />,
      }}
    >
      {(all) => (
        <>
          {all.length > 0 && <RowKeys acts={[['A', 'activate the selected']]} />}
          <ActivateSeveral
            chosen={all.filter(({ itemId }) => chosen.includes(itemId))}
            onEnd={() => choose([])}
            onActivate={(items, activationDate) => void bulk.start(items.map((item) => ({ item, activationDate })))}
          />
          <BulkResults {...bulk.results} />
        </>
      )}
    </ListPage>
  )
}

/** How many solutions wait, and for how long the oldest has. */
function WaitingTime({ items }: { items: readonly OrderItem[] }) {
  const days = longestWait(items, useServerNow())
  return (
    <p className="text-muted">
      {countOf(items.length, 'solution is', 'solutions are')} waiting
      {days !== undefined && `, the oldest for ${countOf(days, 'day')}`}.
    </p>
  )
}

const ActivationDialog = lazyPart(() => import('./ActivationDialog'), 'ActivationDialog')

type Props = {
  /** The items to activate together; those that somebody else has activated meanwhile are no longer among them. */
  chosen: readonly OrderItem[]
  onEnd: () => void
  onActivate: (items: readonly OrderItem[], activationDate: string) => void
}

/** The dialog that activates several items together. */
function ActivateSeveral({ chosen, onEnd, onActivate }: Props) {
  return (
    chosen.length > 0 && (
      <ActivationDialog
        title={`Activate ${countOf(chosen.length, 'solution')}`}
        submit="Activate"
        items={chosen}
        onActivate={(activationDate) => {
          onActivate(chosen, activationDate)
          onEnd()
        }}
        onClose={onEnd}
      >
        <ScrollFrame className="activation-items" label="To activate">
          <ul className="plain">
            {chosen.map((item) => (
              <li key={item.itemId}>
                {planTitle(item)} <span className="data-note">{buyerOf(item)}</span>
              </li>
            ))}
          </ul>
        </ScrollFrame>
      </ActivationDialog>
    )
  )
}
