import { lazy, Suspense, useState } from 'react'
import { ArrowLeftRight } from 'react-bootstrap-icons'
import { SideButton } from './SideLink'

const AccountSwitcher = lazy(() =>
  import('@/components/account/AccountSwitcher').then((part) => ({ default: part.AccountSwitcher })),
)

/** Opens the account switcher, also with Ctrl+K or ⌘K (T7.5). */
export function SwitchAccount() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <SideButton Icon={ArrowLeftRight} label="Switch account" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <AccountSwitcher onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
