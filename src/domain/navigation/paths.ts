import { segment, UnsafePath } from '@/lib/text/segment'
import type { MarketplaceAnchor } from './marketplaceAnchors'
import type { AdminPage } from '../access/adminPages'

const query = (values: Record<string, string | undefined>) => {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** A part of a URL. An id that cannot be one leads to a page that says so: a link must not break the page it is on. */
function part(value: string): string {
  try {
    return segment(value)
  } catch (error) {
    if (error instanceof UnsafePath) return 'unknown'
    throw error
  }
}

/** Every URL of the app; the only place that builds them (R-RTE-01 to R-RTE-11). */
export const paths = {
  home: '/',
  login: '/login',
  /** Sign-in that starts with a password reset. */
  forgotPassword: '/login#forgot',
  logout: '/logout',
  signup: '/signup',
  /** Sign-up through a member's referral link (R-REF-01). */
  signupBy: (referralCode: string) => `/signup${query({ r: referralCode })}`,
  emailVerification: '/auth-email-verification',
  activate: (userId: string, token: string) => `/activate/${part(userId)}/${part(token)}`,
  resetPassword: '/reset-password',
  oauthLoginDone: '/oauth-login-done',
  acceptTerms: '/accept-terms',
  aboutYou: (back: { unfinishedSurvey?: 'true'; continueToCart?: 'true'; continueToBilling?: 'true' } = {}) =>
    `/about-you${query(back)}`,
  userProfilingDone: '/user-profiling-done',
  confirmDeletion: '/confirm-deletion',
  cart: '/cart',
  /** The cart with the payment open. */
  checkout: '/cart?step=pay',
  cartWith: (discountCode: string) => `/cart${query({ code: discountCode })}`,
  maintenance: '/maintenance',
  notFound: '/not-found',
  error: '/error',
  solutions: '/solutions',
  solutionsIn: (category: string) => `/solutions${query({ category })}`,
  solutionsFor: (search: string) => `/solutions${query({ q: search || undefined })}`,
  solution: (product: string) => `/solutions/${part(product)}`,
  solutionVariation: (product: string, variation: string) => `/solutions/${part(product)}${query({ variation })}`,
  events: '/events',
  event: (eventId: string) => `/events/${part(eventId)}`,
  blog: '/blog',
  blogPost: (postId: string) => `/blog/${part(postId)}`,
  featuredDoers: '/featured-doer',
  /** Opens one story. */
  featuredDoer: (doer: string) => `/featured-doer${query({ doer })}`,
  oldFeaturedDoers: '/old/featured-doers',
  masterclass: '/masterclass',
  contact: '/contact',
  careers: '/careers',
  mailingList: '/mailing-list',
  mailingListVerify: (email: string, token: string) => `/mailing-list/verify/${part(email)}/${part(token)}`,
  survey: (surveyId: string) => `/surveys/${part(surveyId)}`,
  microsite: (name: string) => `/microsites/${part(name)}`,
  page: (page: string) => `/${part(page)}`,
  marketplace: (anchor?: MarketplaceAnchor) => `/marketplace${anchor ? `#${anchor}` : ''}`,
  premiumMembership: '/premium-membership',
  enterprise: '/enterprise',
  about: '/about',
  contract: '/contract',
  resources: '/resources',
  teamMembership: '/teammembership',
  terms: '/terms',
  policy: '/policy',
  userData: '/data/user',
  componentDocs: '/docs/components',
  /** A solution that was taken from the member, on their page of it (R-INV-08). */
  formerTeamSolution: (id: string) => `/team/my-solutions${query({ show: 'former', solution: id })}`,
  /** Opens one order of the team. */
  teamOrder: (orderId: string) => `/team/billing${query({ show: 'orders', order: orderId })}`,
  /** Continues the registration of the user's own unfinished team. */
  continueTeam: '/team?createTeam=true',
  account: {
    overview: '/account',
    createTeam: '/account?createTeam=true',
    profile: '/account/profile',
    /** Opens the profile with one field focused. */
    profileField: (field: string) => `/account/profile${query({ field })}`,
    email: '/account/email',
    idVerification: '/account/id-verification',
    teamInvitation: '/account/team-invitation',
    notifications: '/account/notifications',
    solutions: '/account/solutions',
    /** Opens how to use one of the member's solutions. */
    useSolution: (key: string) => `/account/solutions${query({ use: key })}`,
    billing: '/account/billing',
    orders: '/account/billing?show=orders',
    /** Opens one order. */
    order: (orderId: string) => `/account/billing${query({ show: 'orders', order: orderId })}`,
    payment: '/account/payment',
    events: '/account/events',
    referrals: '/account/referrals',
  },
  team: {
    overview: '/team',
    members: '/team/members',
    company: '/team/company',
    adminInformation: '/team/admin-information',
    teamInformation: '/team/team-information',
    mySolutions: '/team/my-solutions',
    solutions: '/team/solutions',
    billing: '/team/billing',
    payment: '/team/payment',
  },
  admin: {
    index: '/admin',
    page: (name: AdminPage) => `/admin/${name}`,
    event: (eventId?: string) => `/admin/event${query({ id: eventId })}`,
    /** Everything about one user. */
    user: (userId: string) => `/admin/users${query({ user: userId })}`,
    /** Opens one order. */
    order: (orderId: string) => `/admin/orders${query({ order: orderId })}`,
    /** The invoices of one user or one team. */
    invoicesOf: (buyer: { user: string } | { team: string }) => `/admin/invoices${query(buyer)}`,
    /** Opens one redemption in the queue. */
    redemption: (redemptionId: string) => `/admin/referral-points-redemptions${query({ redemption: redemptionId })}`,
    /** The list of people who are going, for the door. */
    attendees: (eventId: string) => `/admin/event${query({ id: eventId, show: 'attendees' })}`,
    /** A new event with the texts of another. */
    eventLike: (eventId: string) => `/admin/event${query({ like: eventId })}`,
  },
} as const
