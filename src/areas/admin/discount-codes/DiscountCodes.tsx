import { useMemo, useState } from 'react'
import { useListDiscountCodesQuery } from '@/api/admin/discountCodes'
import { useServerNow } from '@/components/useServerNow'
import { codeState, type DiscountCode } from '@/domain/cart/discount'
import { countOf, formatCount } from '@/lib/money/counts'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { sumOf } from '@/lib/text/wording'
import { useParam } from '@/ui/hooks/useParam'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { lazyPart } from '@/ui/lazyPart'
import { Menu } from '@/ui/overlay/Menu'
import { ListPage } from '@/ui/table/ListPage'
import { MissingRecord } from '@/ui/table/rows/OpenedRecord'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { codeColumns } from './codeColumns'

const keyOf = ({ code }: DiscountCode) => code

/** Discount codes, keyed by code (R-LIFE-02). */
export default function DiscountCodes() {
  const now = useServerNow()
  const columns = useMemo(() => codeColumns(now), [now])
  const { opened, linkTo, open, close } = useOpenedRow('edit')
  const [deleting, remove] = useState<string>()
  useQuickActions([{ label: 'New discount code', onSelect: () => open(newKey) }])
  return (
    <ListPage
      title="Discount codes"
      lead="Codes that lower the price of a cart."
      query={useListDiscountCodesQuery()}
      columns={columns}
      rowKey={keyOf}
      rowLink={({ code }) => linkTo(code)}
      tabs="state"
      filter="for"
      sort="code"
      empty={{ title: 'No discount codes yet', text: 'Create one, and members can enter it in their cart.' }}
      add={{ children: 'New code', onClick: () => open(newKey) }}
      details={(all) => {
        const states = all.map((code) => codeState(code, now))
        const saved = sumOf(all.map(({ totalDiscounted }) => optionalCents(totalDiscounted)))
        return (
          <p className="text-muted">
            {!states.includes(undefined) &&
              `${formatCount(states.filter((state) => state === 'ACTIVE').length)} of ${countOf(all.length, 'code')} can be used now.`}
            {saved !== undefined && ` Members have saved ${formatSgd(saved)} so far.`}
          </p>
        )
      }}
      rowActions={(code) => (
        <Menu
          of={code.code}
          items={[
            { label: 'Edit', onSelect: () => open(code.code) },
            { label: 'Duplicate', to: `${linkTo(newKey)}&from=${encodeURIComponent(code.code)}` },
            { label: 'Delete', danger: true, onSelect: () => remove(code.code) },
          ]}
        />
      )}
    >
      {(all) => (
        <CodeDialogs
          codes={all}
          opened={opened}
          deleting={deleting}
          onDelete={remove}
          onClose={() => {
            remove(undefined)
            close()
          }}
        />
      )}
    </ListPage>
  )
}

const CodeDialog = lazyPart(() => import('./CodeDialog'), 'CodeDialog')
const DeleteCode = lazyPart(() => import('./DeleteCode'), 'DeleteCode')

/** The URL value that opens the form of a new code. It can't be a code itself, because codes are in capitals. */
const newKey = 'new'

type Props = {
  codes: readonly DiscountCode[]
  /** The code that is being edited, or `newKey`. */
  opened: string | undefined
  /** The code whose deletion is being confirmed. */
  deleting: string | undefined
  onDelete: (code: string | undefined) => void
  onClose: () => void
}

/** The dialogs of the discount codes: new, copy, edit and delete. */
function CodeDialogs({ codes, opened, deleting, onDelete, onClose }: Props) {
  const [from, setFrom] = useParam('from')
  const find = (key: string | undefined) => codes.find(({ code }) => code === key)
  const leave = () => {
    setFrom()
    onClose()
  }
  const code = find(opened)
  if (deleting) return <DeleteCode code={deleting} onClose={leave} />
  if (!code && opened !== newKey) return opened ? <MissingRecord noun="code" onClose={leave} /> : null
  return <CodeDialog key={opened} code={code} copyOf={find(from)} onDelete={() => onDelete(opened)} onClose={leave} />
}
