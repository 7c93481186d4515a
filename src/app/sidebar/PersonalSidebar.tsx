import {
  Bell,
  CalendarEvent,
  CreditCard,
  Envelope,
  Gift,
  Grid,
  People,
  PersonBadge,
  PersonCircle,
  PersonPlus,
  Receipt,
  ShieldCheck,
  Speedometer2,
} from 'react-bootstrap-icons'
import { useUnseenInvitations } from '@/components/account/notices/useUnseenInvitations'
import { useNotificationCount } from '@/components/notifications/useNotificationCount'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector, useIsPremium } from '@/store/hooks'
import { SideLink } from './SideLink'
import { SignOut } from './SignOut'
import { SwitchAccount, type SwitchProps } from './SwitchAccount'

/** Pages and actions of the Personal account (R-SIDE-01, R-SIDE-02, R-SIDE-08). */
export function PersonalSidebar({ onSwitchAccount }: SwitchProps) {
  const premium = useIsPremium()
  const isAdmin = useAppSelector(({ auth }) => auth.user?.isAdmin === true)
  const { unseen } = useUnseenInvitations()
  const notifications = useNotificationCount()
  const { account } = paths
  return (
    <>
      <ul className="side">
        <SideLink to={account.overview} end Icon={Grid} label="Overview" />
        <SideLink to={account.profile} Icon={PersonCircle} label="Profile" />
        <SideLink to={account.email} Icon={Envelope} label="Email" />
        {premium && <SideLink to={account.idVerification} Icon={PersonBadge} label="ID Verification" />}
        <SideLink to={account.solutions} Icon={ShieldCheck} label="Solutions" />
        <SideLink to={account.billing} Icon={Receipt} label="Billing & Invoices" />
        <SideLink to={account.payment} Icon={CreditCard} label="Payment method" />
        <SideLink to={account.events} Icon={CalendarEvent} label="My events" />
        <SideLink to={account.referrals} Icon={Gift} label="Refer & Earn" />
      </ul>
      <hr className="side-rule" />
      <ul className="side">
        {premium && <SideLink to={account.createTeam} Icon={PersonPlus} label="Create Your Team" opensDialog />}
        <SideLink
          to={account.teamInvitation}
          Icon={People}
          label="Team invitations"
          dot={(unseen ?? 0) > 0 ? 'new' : undefined}
          count={unseen}
        />
        <SideLink
          to={account.notifications}
          Icon={Bell}
          label="Notifications"
          dot={(notifications ?? 0) > 0 ? 'unread' : undefined}
          count={notifications}
        />
        {isAdmin && <SideLink to={paths.admin.index} Icon={Speedometer2} label="Administration" />}
        <SwitchAccount onSwitchAccount={onSwitchAccount} />
        <SignOut />
      </ul>
    </>
  )
}
