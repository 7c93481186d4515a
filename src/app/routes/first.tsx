import * as Home from '@/areas/public/home/Home'
import * as Login from '@/areas/public/login/Login'
import { forGuests, open } from '../guards'
import { pages } from '../page'

// A failure is ignored here: the page shows it.
const startForm = () => void Login.load().catch(() => undefined)

/**
 * The two most common landing pages, part of the entry. All other route tables are lazy-loaded with the first other
 * page.
 */
export const firstRoutes = {
  site: pages(open, [['/', '', async () => Home]]),
  blank: pages(forGuests, [['/login', 'Sign in', async () => Login, startForm]]),
}
