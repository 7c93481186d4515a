import { Speedometer2 } from 'react-bootstrap-icons'
import { accountLabel, fullName } from '@/components/accountLabel'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { selectAccountPhoto } from '@/store/account/activeAccountSlice'
import { useActiveAccount, useAppSelector } from '@/store/hooks'
import { selectNamed } from '@/store/session/authSlice'
import { Avatar } from '@/ui/Avatar'

/**
 * The user and the active account; links to the account's area (R-HDR-04, R-HDR-05), for administrators to the back
 * office.
 */
export function ProfileLink() {
  const user = useAppSelector(selectNamed)
  const account = useActiveAccount()
  const photo = useAppSelector(selectAccountPhoto)
  const name = fullName(user)
  return (
    <>
      {user?.isAdmin && (
        <Link
          to={paths.admin.index}
          className="site-round profile-link-admin"
          aria-label="Administration"
          title="Administration"
        >
          <Speedometer2 aria-hidden />
        </Link>
      )}
      <Link to={account?.type === 'Team' ? paths.team.overview : paths.account.overview} className="site-profile">
        <Avatar name={name} src={photo} size={40} />
        <span className="site-profile-text">
          <span className="fs-6 fw-semibold">{name}</span>
          <span className="site-profile-account">{accountLabel(account)}</span>
        </span>
        <span className="visually-hidden">: open your account</span>
      </Link>
    </>
  )
}
