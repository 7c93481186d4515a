import { useMemo, useState } from 'react'
import { useListDiscountCodesQuery } from '@/api/admin/discountCodes'
import { useServerNow } from '@/components/useServerNow'
import { codeState, type DiscountCode } from '@/domain/cart/discount'
import { countOf, formatCount } from '@/lib/money/counts'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { sumOf } from '@/lib/text/said'
import { Button } from '@/ui/Button'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { Menu } from '@/ui/overlay/Menu'
import { ListPage } from '@/ui/table/ListPage'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { CodeDialogs, newKey } from './CodeDialogs'
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
      query={useListDiscountCodesQuery()}
      columns={columns}
      rowKey={keyOf}
      rowLink={({ code }) => linkTo(code)}
      tabs="state"
      filter="for"
      sort="code"
      exportName="discount-codes"
      empty={{
        title: 'No discount codes yet',
        text: 'Create one, and members can enter it in their cart.',
        action: <Button onClick={() => open(newKey)}>New code</Button>,
      }}
      actions={<Button onClick={() => open(newKey)}>New code</Button>}
      details={(all) => {
        const saved = sumOf(all.map(({ totalDiscounted }) => optionalCents(totalDiscounted)))
        return (
          <p className="text-muted">
            {formatCount(all.filter((code) => codeState(code, now) === 'ACTIVE').length)} of{' '}
            {countOf(all.length, 'code')} can be used now.
            {saved !== undefined && ` Members have saved ${formatSgd(saved)} so far.`}
          </p>
        )
      }}
      rowActions={(code) => (
        <Menu
          name={`Actions for ${code.code}`}
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
