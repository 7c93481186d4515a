import type { RouteObject } from 'react-router-dom'
import { forGuests, forMembers, open } from '../guards'
import type { MakePage } from '../page'

/** Public pages with header and footer; home is in `first`. */
export const publicRoutes = (page: MakePage): RouteObject[] => [
  page('/solutions', 'Solutions & Benefits', open, () => import('@/areas/public/solutions/Solutions')),
  page('/solutions/:product', 'Solution', open, () => import('@/areas/public/solution/Solution')),
  page(
    '/cart',
    'Cart',
    open,
    () => import('@/areas/public/cart/Cart'),
    async ({ getState }) => {
      if (getState().auth.status === 'anonymous') return
      await (await import('@/areas/public/cart/lazyBuyerCart')).BuyerCart.load()
    },
  ),
  page('/events', 'Events', open, () => import('@/areas/public/events/Events')),
  page('/events/:eventId', 'Event', open, () => import('@/areas/public/event/Event')),
  page('/blog', 'Blog', open, () => import('@/areas/public/blog/Blog')),
  page('/blog/:postId', 'Blog post', open, () => import('@/areas/public/blog-post/BlogPost')),
  page('/featured-doer', 'Featured doers', open, () => import('@/areas/public/featured-doers/FeaturedDoers')),
  page(
    '/old/featured-doers',
    'Past featured doers',
    open,
    () => import('@/areas/public/old-featured-doers/OldFeaturedDoers'),
  ),
  page('/masterclass', 'Masterclass', open, () => import('@/areas/public/masterclass/Masterclass')),
  page('/contact', 'Contact', open, () => import('@/areas/public/contact/Contact')),
  page('/careers', 'Careers', open, () => import('@/areas/public/careers/Careers')),
  page('/mailing-list', 'Mailing list', open, () => import('@/areas/public/mailing-list/MailingList')),
  page(
    '/mailing-list/verify/:email/:token',
    'Confirm your subscription',
    open,
    () => import('@/areas/public/mailing-list-verify/MailingListVerify'),
  ),
  page('/surveys/:surveyId', 'Survey', open, () => import('@/areas/public/survey/Survey')),
  page('/not-found', 'Page not found', open, () => import('@/areas/public/not-found/NotFound')),
  page('/error', 'Error', open, () => import('@/areas/public/error/Error')),
  page(
    '/premium-membership',
    'Premium membership',
    open,
    () => import('@/areas/public/premium-membership/PremiumMembership'),
  ),
  page('/terms', 'Terms of use', open, () => import('@/areas/public/legal/Terms')),
  page('/policy', 'Privacy policy', open, () => import('@/areas/public/legal/Policy')),
  page('/:page', 'Information', open, () => import('@/areas/public/content/Content')),
]

/** Pages with the logo and a single task; sign-in is in `first`. */
export const blankRoutes = (page: MakePage): RouteObject[] => [
  page('/logout', 'Signing out', ['maintenance'], () => import('@/areas/public/logout/Logout')),
  page('/signup', 'Sign up', forGuests, () => import('@/areas/public/signup/Signup')),
  page(
    '/auth-email-verification',
    'Email verification',
    open,
    () => import('@/areas/public/email-verification/EmailVerification'),
  ),
  page('/activate/:userId/:token', 'Activate your account', open, () => import('@/areas/public/activate/Activate')),
  page('/reset-password', 'Reset your password', open, () => import('@/areas/public/reset-password/ResetPassword')),
  page('/oauth-login-done', 'Social sign-in', open, () => import('@/areas/public/oauth-done/OauthDone')),
  page('/accept-terms', 'Accept the terms', forMembers, () => import('@/areas/public/accept-terms/AcceptTerms')),
  page('/about-you', 'About you', forMembers, () => import('@/areas/public/about-you/AboutYou')),
  page('/user-profiling-done', 'Thank you', forMembers, () => import('@/areas/public/profiling-done/ProfilingDone')),
  page(
    '/confirm-deletion',
    'Delete your account',
    forMembers,
    () => import('@/areas/public/confirm-deletion/ConfirmDeletion'),
  ),
  page('/maintenance', 'Maintenance', ['maintenance'], () => import('@/areas/public/maintenance/Maintenance')),
  page('/microsites/*', 'Microsite', open, () => import('@/areas/public/microsites/Microsites')),
  page('/data/user', 'Your data', forMembers, () => import('@/areas/public/user-data/UserData')),
  page(
    '/docs/components/*',
    'Component documentation',
    open,
    () => import('@/areas/public/component-docs/ComponentDocs'),
  ),
]
