import { redirect } from 'react-router-dom'
import { fetchOnce } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/profile'
import { sessionApi } from '@/api/session'
import { paths } from '@/domain/navigation/paths'
import { mayOpen } from '@/domain/access/permissions'
import { needsPersonalisation, personalisationPath } from '@/domain/access/personalisation'
import { openBeforeTerms, termsWait } from '@/domain/access/terms'
import { termsDue } from '@/domain/access/termsDue'
import { toast } from '@/lib/toast'
import { landing } from '@/store/activeAccount'
import { intendedPath, rememberIntendedPath } from '@/store/intendedPath'
import { selectPermissions } from '@/store/permissionsSlice'
import { restoreSession } from '@/store/session'
import { rememberOutage } from '@/store/outage'
import type { Guard, Visit } from './guards'

const auth = ({ store }: Visit) => store.getState().auth

function unreachable({ here }: Visit): Response {
  rememberOutage(here)
  return redirect(paths.maintenance)
}

/** Where a signed-in user goes who has no business where they are: on, or to their dashboard. */
const onward = async ({ store }: Visit) => redirect(intendedPath() ?? (await store.dispatch(landing())))

/** Waits until it is known who the visitor is. Public pages do without: they are checked again once it is. */
const session: Guard = async (visit) => {
  if (auth(visit).status !== 'restoring') return
  if ((await visit.store.dispatch(restoreSession())) === 'unreachable') throw unreachable(visit)
}

/** R-TERMS-01; R-TERMS-02: the success page of an India premium purchase is left in peace for a while. */
const terms: Guard = async (visit) => {
  const { status, user, indiaPremiumAt } = auth(visit)
  if (status !== 'signedIn') return
  if (!termsDue(user)) {
    if (visit.pathname === paths.acceptTerms) throw await onward(visit)
    return
  }
  if (openBeforeTerms(visit.pathname)) return
  // The cart counts the seconds itself, in sight of the reader, and goes on when they are over (T6.3).
  if (termsWait(visit.pathname, indiaPremiumAt, Date.now()) > 0) return
  rememberIntendedPath(visit.here)
  throw redirect(paths.acceptTerms)
}

/** R-PERS-01 to R-PERS-03. A status that cannot be read counts as done: nobody is locked out by it. */
const personalisation: Guard = async (visit) => {
  const { status, personalised } = auth(visit)
  if (status !== 'signedIn' || personalised || !needsPersonalisation(visit.pathname)) return
  const ask = profileApi.endpoints.getPersonalizationStatus.initiate(undefined, { forceRefetch: true })
  const { data: answer } = await fetchOnce(visit.store.dispatch(ask))
  const to = personalisationPath(visit.pathname, auth(visit).indiaPremiumAt !== null)
  if (answer?.done !== false || !to) return
  // After the survey one goes on to where one was going (T3.3); the cart's ways on stand in the address.
  if (to === paths.aboutYou({ unfinishedSurvey: 'true' })) rememberIntendedPath(visit.here)
  throw redirect(to)
}

/** R-SESS-07, R-SESS-08. */
const member: Guard = (visit) => {
  if (auth(visit).status === 'signedIn') return
  rememberIntendedPath(visit.here)
  throw redirect(paths.login)
}

/** R-PERM-01 to R-PERM-08: the profile says so, the server confirms it, and the lists of the profile hold the path. */
const admin: Guard = async (visit) => {
  const { store, pathname } = visit
  member(visit)
  if (!auth(visit).user?.isAdmin) throw redirect(paths.home)
  if (!auth(visit).adminConfirmed) {
    const check = sessionApi.endpoints.checkAdminSession.initiate(undefined, { forceRefetch: true })
    const { error } = await fetchOnce(store.dispatch(check))
    if (error && 'status' in error && error.status === 'offline') throw unreachable(visit)
    if (!auth(visit).adminConfirmed) throw redirect(paths.home)
  }
  if (!selectPermissions(store.getState()))
    await fetchOnce(store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
  if (mayOpen(selectPermissions(store.getState()), pathname.toLowerCase())) return
  toast.info('Your administrator account may not open that page')
  throw redirect(paths.admin.index)
}

/** Pages of signing in: whoever is signed in already goes on. */
const guest: Guard = async (visit) => {
  if (auth(visit).status === 'signedIn') throw await onward(visit)
}

export const memberGuards = { session, terms, personalisation, member, admin, guest } satisfies Record<string, Guard>
