import { Check2, ChevronRight } from 'react-bootstrap-icons'
import { accountLabel } from '@/components/accountLabel'
import type { ActiveAccount } from '@/contract/types'
import { Avatar } from '@/ui/Avatar'
import { Spinner } from '@/ui/feedback/Spinner'

type Props = {
  account: ActiveAccount
  detail: string
  active: boolean
  /** The account being switched to. */
  busy: string | undefined
  onChoose: (account: ActiveAccount) => Promise<void>
}

/** One account in the switcher; marks the active one and the one being switched to. */
export function AccountChoice({ account, detail, active, busy, onChoose }: Props) {
  const name = account.name ?? accountLabel(account)
  const isComing = busy === account.accountId
  return (
    <li>
      <button
        type="button"
        className="account-choice"
        aria-current={active ? 'true' : undefined}
        aria-busy={isComing}
        aria-disabled={busy !== undefined}
        onClick={() => busy === undefined && void onChoose(account)}
      >
        <Avatar name={name} src={account.accountPhoto} size={40} />
        <span className="account-choice-text">
          <span className="fw-semibold">{name}</span>
          <span className="small text-muted">{detail}</span>
        </span>
        {isComing ? <Spinner size={20} /> : active ? <Check2 aria-hidden size={20} /> : <ChevronRight aria-hidden />}
      </button>
    </li>
  )
}
