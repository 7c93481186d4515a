import { forGuests, open } from '../guards'
import type { MakePage } from '../page'

/** The two pages most visits begin with. All other tables are fetched with the first other page. */
export const firstRoutes = (page: MakePage) => ({
  site: [page('/', '', open, () => import('@/areas/public/home/Home'))],
  blank: [page('/login', 'Sign in', forGuests, () => import('@/areas/public/login/Login'))],
})
