import { useState } from 'react'
import type { ActiveAccount } from '@/contract/types'
import { useActiveAccount } from '@/store/hooks'
import { Dialog } from '@/ui/overlay/Dialog'
import { AccountChoice } from './AccountChoice'
import { TeamChoices } from './TeamChoices'
import { useAccountSwitch } from './useAccountSwitch'
import { usePersonalAccount } from './usePersonalAccount'
import './accountSwitcher.scss'

/** Dialog that switches between the Personal account and the teams (R-ACC-01). */
export function AccountSwitcher({ onClose }: { onClose: () => void }) {
  const personal = usePersonalAccount()
  const active = useActiveAccount()
  const [chosen, setChosen] = useState<string>()
  const { switchTo, busy } = useAccountSwitch()
  const choose = async (account: ActiveAccount) => {
    setChosen(account.accountId)
    // Failed queries can be retried here.
    if (await switchTo(account)) onClose()
  }
  const usual = { onChoose: choose, busy: busy ? chosen : undefined }
  return (
    <Dialog title="Switch account" size="m" onClose={onClose} locked={busy}>
      <ul className="account-list" aria-label="Your accounts">
        <AccountChoice account={personal} detail="Personal" active={active?.type !== 'Team'} {...usual} />
      </ul>
      <TeamChoices empty={<p className="account-none">You’re not in a team yet.</p>} {...usual} />
    </Dialog>
  )
}
