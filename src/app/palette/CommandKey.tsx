import { listen } from '@/lib/browser/listen'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@/ui/lazyPart'
import { openPalette } from './openPalette'

const SitePalette = lazyPart(() => import('./SitePalette'), 'SitePalette')

/** Opens the command palette by Ctrl+K, ⌘K or a button. Its code is fetched when it is opened first. */
export function CommandKey() {
  const [open, setOpen] = useState(false)
  const { key, pathname } = useLocation()
  useEffect(() => {
    // The first page of a visit is no navigation, and does not pay for the list of recent ones.
    if (key === 'default') return
    // Without its code the page is not remembered, but nothing waits for it.
    import('./recentPages').then(({ noteRecentPage }) => noteRecentPage(pathname)).catch(() => undefined)
  }, [key, pathname])
  useEffect(() => openPalette.subscribe(() => setOpen(true)), [])
  useEffect(
    () =>
      listen(document, 'keydown', (event) => {
        const isOurs = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey && event.key === 'k'
        // No dialog opens over another.
        if (!isOurs || event.defaultPrevented || document.body.classList.contains('modal-open')) return
        event.preventDefault()
        setOpen(true)
      }),
    [],
  )
  if (!open) return null
  return <SitePalette onClose={() => setOpen(false)} />
}
