import {
  Briefcase,
  Building,
  CreditCard,
  Grid,
  InfoCircle,
  People,
  PersonGear,
  Receipt,
  ShieldCheck,
  Speedometer2,
  type Icon,
} from 'react-bootstrap-icons'
import { useGetMyMemberDetailQuery } from '@/api/account/connections'
import { paths } from '@/domain/navigation/paths'
import { roleOf, teamMenu, type TeamPage } from '@/domain/access/teamAccess'
import { useAppSelector, useTeamId } from '@/store/hooks'
import { SideLink } from './SideLink'
import { SignOut } from './SignOut'
import { SwitchAccount, type SwitchProps } from './SwitchAccount'

const icons: Record<TeamPage, Icon> = {
  overview: Grid,
  members: People,
  company: Building,
  adminInformation: PersonGear,
  teamInformation: InfoCircle,
  mySolutions: ShieldCheck,
  billing: Receipt,
  solutions: Briefcase,
  payment: CreditCard,
}

/** Pages of the active team, depending on the user's role (R-SIDE-03 to R-SIDE-07). */
export function TeamSidebar({ onSwitchAccount }: SwitchProps) {
  const isAdmin = useAppSelector(({ auth }) => auth.user?.isAdmin === true)
  const teamId = useTeamId()
  const { data: member } = useGetMyMemberDetailQuery({ id: teamId ?? '' }, { skip: !teamId })
  const entries = teamMenu(member && roleOf(member))
  const purchases = entries.filter((entry) => entry.purchases)
  const link = ({ page, label }: (typeof entries)[number]) => (
    <SideLink key={page} to={paths.team[page]} end={page === 'overview'} Icon={icons[page]} label={label} />
  )
  return (
    <>
      <ul className="side">{entries.filter((entry) => !entry.purchases).map(link)}</ul>
      {purchases.length > 0 && (
        <>
          <h2 className="side-title" id="side-purchases">
            Purchases
          </h2>
          <ul className="side" aria-labelledby="side-purchases">
            {purchases.map(link)}
          </ul>
        </>
      )}
      <hr className="side-rule" />
      <ul className="side">
        {isAdmin && <SideLink to={paths.admin.index} Icon={Speedometer2} label="Administration" />}
        <SwitchAccount onSwitchAccount={onSwitchAccount} />
        <SignOut />
      </ul>
    </>
  )
}
