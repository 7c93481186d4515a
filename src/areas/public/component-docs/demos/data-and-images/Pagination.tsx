import { useState } from 'react'
import { Pagination } from '@/ui/table/Pagination'

export function Demo() {
  const [page, setPage] = useState(4)
  return <Pagination page={page} total={512} size={25} onPage={setPage} label="Orders" />
}
