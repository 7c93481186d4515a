import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useReader } from '@/components/access/useAccess'
import { mayOpenPath } from '@/domain/access/access'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { useTeamId } from '@/store/hooks'
import { pagesFor } from './pageCommands'
import { nameOfPath, recentPages } from './recentPages'

const isOffice = (path: string) => isBelow(path, paths.admin.index)

/** The pages that the reader may open, and the most recent of them, both without the page in view. */
export function usePageCommands() {
  const reader = useReader()
  const inTeam = useTeamId() !== undefined
  const { pathname } = useLocation()
  const [visited] = useState(recentPages)
  const all = pagesFor(reader, inTeam)
  const recent = visited
    .filter((path) => path !== pathname && mayOpenPath(reader, path).may)
    .map((path) => {
      const known = all.find(({ to }) => to === path)
      return { id: `recent${path}`, to: path, label: known?.label ?? nameOfPath(path), hint: known?.hint || path }
    })
  const pages = all.filter(({ to }) => to !== pathname).map((page) => ({ ...page, id: `page${page.to}` }))
  // In the back office, the pages of the back office come first.
  const inOffice = isOffice(pathname)
  if (inOffice) pages.sort((a, b) => Number(isOffice(b.to)) - Number(isOffice(a.to)))
  return { recent, pages, inOffice }
}
