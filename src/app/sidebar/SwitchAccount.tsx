import { lazy, Suspense, useEffect, useState } from 'react'
import { ArrowLeftRight } from 'react-bootstrap-icons'
import { SideButton } from './SideLink'

const AccountSwitcher = lazy(() =>
  import('@/components/account/AccountSwitcher').then((part) => ({ default: part.AccountSwitcher })),
)

/** Opens the account switcher, also by Ctrl+K or ⌘K (T7.5). */
export function SwitchAccount() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey && event.key === 'k'
      // The sidebar may stand in the page and in the menu: the first one answers. No dialog opens over another.
      if (!isOurs || event.defaultPrevented || document.body.classList.contains('modal-open')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <SideButton
        Icon={ArrowLeftRight}
        label="Switch account"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <AccountSwitcher onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
