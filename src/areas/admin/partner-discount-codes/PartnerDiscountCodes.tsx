import { useMemo, useState } from 'react'
import { useListPartnerDiscountCodesQuery } from '@/api/admin/partners'
import { useReader } from '@/components/access/useAccess'
import { useServerNow } from '@/components/useServerNow'
import { mayOpenPath } from '@/domain/access/access'
import { ListPage } from '@/ui/table/ListPage'
import { codeColumns } from './codeColumns'

/** Codes that partners gave us and that buyers of their solutions get. Read only: no call changes them. */
export default function PartnerDiscountCodes() {
  const reader = useReader()
  const now = useServerNow()
  const [today] = useState(now)
  const columns = useMemo(() => codeColumns(today, (to) => mayOpenPath(reader, to).may), [today, reader])
  return (
    <ListPage
      title="Partner discount codes"
      lead="Codes our partners give to buyers of their solutions. You can’t change them here."
      query={useListPartnerDiscountCodesQuery()}
      columns={columns}
      rowKey={({ partnerDiscountCodeId }) => partnerDiscountCodeId}
      tabs="state"
      filter={['partner', 'solution']}
      sort="-created"
      empty={{ title: 'No partner codes yet', text: 'Codes from partners will appear here.', drawing: 'shop' }}
    />
  )
}
