import { activeAccount } from './activeAccount'
import { activities } from './activities'
import { adminTools } from './adminTools'
import { adminUsers } from './adminUsers'
import { benefitEnquiries } from './benefitEnquiries'
import { blogComments } from './blogComments'
import { campaigns } from './campaigns'
import { cart } from './cart'
import { config } from './config'
import { connections } from './connections'
import { dataExports } from './dataExports'
import { dataPrivacy } from './dataPrivacy'
import { discountCodes } from './discountCodes'
import { email } from './email'
import { enquiries } from './enquiries'
import { events } from './events'
import { exchangeRates } from './exchangeRates'
import { featuredDoers } from './featuredDoers'
import { invoices } from './invoices'
import { kyc } from './kyc'
import { landingPages } from './landingPages'
import { logs } from './logs'
import { mailingList } from './mailingList'
import { media } from './media'
import { notifications } from './notifications'
import { orders } from './orders'
import { partners } from './partners'
import { passwords } from './passwords'
import { policies } from './policies'
import { profile } from './profile'
import { profileTags } from './profileTags'
import { redemptions } from './redemptions'
import { referrals } from './referrals'
import { registration } from './registration'
import { session } from './session'
import { solutionEligibility } from './solutionEligibility'
import { solutions } from './solutions'
import { state } from './state'
import { stripe } from './stripe'
import { subscriptions } from './subscriptions'
import { surveys } from './surveys'
import { teams } from './teams'
import { time } from './time'
import { tracking } from './tracking'
import { userOptions } from './userOptions'
import { userPoints } from './userPoints'
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
