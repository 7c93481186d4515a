import { forGuests, open } from '../guards'
import type { MakePage } from '../page'

/** The two most common landing pages. All other route tables are lazy-loaded with the first other page. */
export const firstRoutes = (page: MakePage) => ({
  site: [page('/', '', open, () => import('@/areas/public/home/Home'))],
  blank: [page('/login', 'Sign in', forGuests, () => import('@/areas/public/login/Login'))],
})
