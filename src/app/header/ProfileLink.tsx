import { accountLabel, fullName } from '@/components/accountLabel'
import { Link } from '@/components/Link'
import { paths } from '@/domain/navigation/paths'
import { selectAccountPhoto, selectActiveAccount } from '@/store/activeAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { Avatar } from '@/ui/Avatar'

/** Who is signed in, and as which account; leads to that account's area (R-HDR-04, R-HDR-05). */
export function ProfileLink() {
  const user = useAppSelector(({ auth }) => auth.user)
  const account = useAppSelector(selectActiveAccount)
  const photo = useAppSelector(selectAccountPhoto)
  const name = fullName(user)
  return (
    <Link to={account?.type === 'Team' ? paths.team.overview : paths.account.overview} className="site-profile">
      <Avatar name={name} src={photo} size={40} />
      <span className="site-profile-text">
        <span className="site-profile-name">{name}</span>
        <span className="site-profile-account">{accountLabel(account)}</span>
      </span>
      <span className="visually-hidden">: open your account</span>
    </Link>
  )
}
