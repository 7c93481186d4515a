import { activeAccount } from './account/activeAccount'
import { activities } from './account/activities'
import { adminTools } from './system/adminTools'
import { adminUsers } from './account/adminUsers'
import { benefitEnquiries } from './commerce/benefitEnquiries'
import { blogComments } from './community/blogComments'
import { campaigns } from './community/campaigns'
import { cart } from './commerce/cart'
import { config } from './system/config'
import { connections } from './account/connections'
import { dataExports } from './account/dataExports'
import { dataPrivacy } from './account/dataPrivacy'
import { discountCodes } from './commerce/discountCodes'
import { email } from './community/email'
import { enquiries } from './community/enquiries'
import { events } from './community/events'
import { exchangeRates } from './commerce/exchangeRates'
import { featuredDoers } from './community/featuredDoers'
import { invoices } from './commerce/invoices'
import { kyc } from './account/kyc'
import { landingPages } from './community/landingPages'
import { logs } from './system/logs'
import { mailingList } from './community/mailingList'
import { media } from './community/media'
import { notifications } from './account/notifications'
import { orders } from './commerce/orders'
import { partners } from './community/partners'
import { passwords } from './account/passwords'
import { policies } from './community/policies'
import { profile } from './account/profile'
import { profileTags } from './account/profileTags'
import { redemptions } from './commerce/redemptions'
import { referrals } from './account/referrals'
import { registration } from './account/registration'
import { session } from './account/session'
import { solutionEligibility } from './commerce/solutionEligibility'
import { solutions } from './commerce/solutions'
import { state } from './system/state'
import { stripe } from './commerce/stripe'
import { subscriptions } from './commerce/subscriptions'
import { surveys } from './community/surveys'
import { teams } from './account/teams'
import { time } from './system/time'
import { tracking } from './community/tracking'
import { userOptions } from './account/userOptions'
import { userPoints } from './account/userPoints'
import type { Handlers } from '../http'

/** A handler for every operation of the contract: a missing or mistyped one does not compile. */
export const handlers: Handlers = {
  ...activeAccount,
  ...activities,
  ...adminTools,
  ...adminUsers,
  ...benefitEnquiries,
  ...blogComments,
  ...campaigns,
  ...cart,
  ...config,
  ...connections,
  ...dataExports,
  ...dataPrivacy,
  ...discountCodes,
  ...email,
  ...enquiries,
  ...events,
  ...exchangeRates,
  ...featuredDoers,
  ...invoices,
  ...kyc,
  ...landingPages,
  ...logs,
  ...mailingList,
  ...media,
  ...notifications,
  ...orders,
  ...partners,
  ...passwords,
  ...policies,
  ...profile,
  ...profileTags,
  ...redemptions,
  ...referrals,
  ...registration,
  ...session,
  ...solutionEligibility,
  ...solutions,
  ...state,
  ...stripe,
  ...subscriptions,
  ...surveys,
  ...teams,
  ...time,
  ...tracking,
  ...userOptions,
  ...userPoints,
}
