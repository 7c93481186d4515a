import * as Home from '@/areas/public/home/Home'
import * as Login from '@/areas/public/login/Login'
import { forGuests, open } from '../guards'
import type { MakePage } from '../page'

/** The two most common landing pages, part of the entry. All other route tables are lazy-loaded with the first other page. */
export const firstRoutes = (page: MakePage) => ({
  site: [page('/', '', open, async () => Home)],
  blank: [page('/login', 'Sign in', forGuests, async () => Login)],
})
