import { useState } from 'react'
import { ArrowLeftRight } from 'react-bootstrap-icons'
import { lazyPart } from '@/ui/lazyPart'
import { SideButton } from './SideLink'

const AccountSwitcher = lazyPart(() => import('@/components/account/AccountSwitcher'), 'AccountSwitcher')

export type SwitchProps = {
  /** Called instead of opening the account switcher, for use in a dialog: it would be a second dialog on top. */
  onSwitchAccount?: (() => void) | undefined
}

/** Opens the account switcher, also with Ctrl+K or ⌘K. */
export function SwitchAccount({ onSwitchAccount }: SwitchProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <SideButton
        Icon={ArrowLeftRight}
        label="Switch account"
        aria-haspopup="dialog"
        onClick={onSwitchAccount ?? (() => setOpen(true))}
      />
      {open && <AccountSwitcher onClose={() => setOpen(false)} />}
    </>
  )
}
