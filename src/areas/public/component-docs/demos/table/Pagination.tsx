import { useState } from 'react'
import { Pagination } from '@/ui/table/Pagination'
import { State } from '../../State'

function Pages() {
  const [page, setPage] = useState(4)
  return <Pagination page={page} total={512} size={25} onPage={setPage} label="Orders" />
}

export function States() {
  return (
    <State name="Many pages">
      <Pages />
    </State>
  )
}
