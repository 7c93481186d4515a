import { readContent } from '@/store/content/readContent'
import { forGuests, forMembers, open } from '../guards'
import { pages } from '../page'

/** Public pages with header and footer; home is in `first`. */
export const publicRoutes = pages(open, [
  ['/solutions', 'Solutions & Benefits', () => import('@/areas/public/solutions/Solutions')],
  ['/solutions/:product', 'Solution', () => import('@/areas/public/solution/Solution')],
  [
    '/cart',
    'Cart',
    () => import('@/areas/public/cart/Cart'),
    async ({ dispatch, getState }) => {
      // The cart's lines need the content, and its figures the exchange rate.
      void dispatch(readContent('solutions.json'))
      const { getExchangeRates } = (await import('@/api/commerce/exchangeRates')).exchangeRatesApi.endpoints
      void dispatch(getExchangeRates.initiate({ currency: 'SGD' }, { subscribe: false }))
      if (getState().auth.status !== 'anonymous')
        await (await import('@/areas/public/cart/lazyBuyerCart')).BuyerCart.load()
    },
  ],
  [
    '/events',
    'Events',
    () => import('@/areas/public/events/Events'),
    async ({ dispatch }) => {
      const { listEvents } = (await import('@/api/community/events')).eventsApi.endpoints
      void dispatch(listEvents.initiate(undefined, { subscribe: false }))
    },
  ],
  ['/events/:eventId', 'Event', () => import('@/areas/public/event/Event')],
  ['/blog', 'Blog', () => import('@/areas/public/blog/Blog')],
  ['/blog/:postId', 'Blog post', () => import('@/areas/public/blog-post/BlogPost')],
  ['/featured-doer', 'Featured doers', () => import('@/areas/public/featured-doers/FeaturedDoers')],
  ['/old/featured-doers', 'Past featured doers', () => import('@/areas/public/old-featured-doers/OldFeaturedDoers')],
  ['/masterclass', 'Masterclass', () => import('@/areas/public/masterclass/Masterclass')],
  ['/contact', 'Contact', () => import('@/areas/public/contact/Contact')],
  ['/careers', 'Careers', () => import('@/areas/public/careers/Careers')],
  ['/mailing-list', 'Mailing list', () => import('@/areas/public/mailing-list/MailingList')],
  [
    '/mailing-list/verify/:email/:token',
    'Confirm your subscription',
    () => import('@/areas/public/mailing-list-verify/MailingListVerify'),
  ],
  ['/surveys/:surveyId', 'Survey', () => import('@/areas/public/survey/Survey')],
  ['/not-found', 'Page not found', () => import('@/areas/public/not-found/NotFound')],
  ['/error', 'Error', () => import('@/areas/public/error/Error')],
  ['/premium-membership', 'Premium membership', () => import('@/areas/public/premium-membership/PremiumMembership')],
  ['/terms', 'Terms of use', () => import('@/areas/public/legal/Terms')],
  ['/policy', 'Privacy policy', () => import('@/areas/public/legal/Policy')],
  ['/:page', 'Information', () => import('@/areas/public/content/Content')],
])

/** Pages with the logo and a single task; sign-in is in `first`. */
export const blankRoutes = [
  ...pages(
    ['maintenance'],
    [
      ['/logout', 'Signing out', () => import('@/areas/public/logout/Logout')],
      ['/maintenance', 'Maintenance', () => import('@/areas/public/maintenance/Maintenance')],
    ],
  ),
  ...pages(forGuests, [['/signup', 'Sign up', () => import('@/areas/public/signup/Signup')]]),
  ...pages(open, [
    [
      '/auth-email-verification',
      'Email verification',
      () => import('@/areas/public/email-verification/EmailVerification'),
    ],
    ['/activate/:userId/:token', 'Activate your account', () => import('@/areas/public/activate/Activate')],
    ['/reset-password', 'Reset your password', () => import('@/areas/public/reset-password/ResetPassword')],
    ['/oauth-login-done', 'Social sign-in', () => import('@/areas/public/oauth-done/OauthDone')],
    ['/microsites/*', 'Microsite', () => import('@/areas/public/microsites/Microsites')],
    ['/docs/components/*', 'Component documentation', () => import('@/areas/public/component-docs/ComponentDocs')],
  ]),
  ...pages(forMembers, [
    ['/accept-terms', 'Accept the terms', () => import('@/areas/public/accept-terms/AcceptTerms')],
    ['/about-you', 'About you', () => import('@/areas/public/about-you/AboutYou')],
    ['/user-profiling-done', 'Thank you', () => import('@/areas/public/profiling-done/ProfilingDone')],
    ['/confirm-deletion', 'Delete your account', () => import('@/areas/public/confirm-deletion/ConfirmDeletion')],
    ['/data/user', 'Your data', () => import('@/areas/public/user-data/UserData')],
  ]),
]
