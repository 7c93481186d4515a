import { redirect } from 'react-router-dom'
import { fetchOnce } from '@/api/client/fetchOnce'
import { activeAccountApi } from '@/api/account/activeAccount'
import { connectionsApi } from '@/api/account/connections'
import { profileApi } from '@/api/account/profile'
import { isSessionRefused, sessionApi } from '@/api/account/session'
import { mayOpenPath } from '@/domain/access/access'
import { needsPersonalisation, personalisationPath, surveyGoal } from '@/domain/access/personalisation'
import { openBeforeTerms, termsWait } from '@/domain/access/terms'
import { termsDue } from '@/domain/access/termsDue'
import { paths } from '@/domain/navigation/paths'
import { roleOf, teamPageAt, whoMayOpenTeamPage } from '@/domain/access/teamAccess'
import { toast } from '@/lib/calls/toast'
import { landing } from '@/store/account/activeAccount'
import { selectActiveAccount, selectTeamId } from '@/store/account/activeAccountSlice'
import { intendedPath, intendedPathTo, rememberIntendedPath } from '@/store/navigation/intendedPath'
import { selectPermissions } from '@/store/session/permissionsSlice'
import { restoreSession } from '@/store/session/session'
import { rememberOutage } from '@/store/session/outage'
import type { Guard, Visit } from './guards'

const auth = ({ store }: Visit) => store.getState().auth

/** Redirects to /maintenance, which waits for the server and then returns to this page (R-MAINT-04). */
function unreachable({ here }: Visit): Response {
  rememberOutage(here)
  return redirect(paths.maintenance)
}

/** Redirect target for signed-in users who don't belong on this page: the intended page, or their dashboard. */
const onward = async ({ store }: Visit) => redirect(intendedPath() ?? (await store.dispatch(landing())))

/** Waits until the session is known. Public pages don't wait: their guards run again once it is. */
const session: Guard = async (visit) => {
  if (auth(visit).status !== 'restoring') return
  if ((await visit.store.dispatch(restoreSession())) === 'unanswered') throw unreachable(visit)
}

/** R-TERMS-01; R-TERMS-02: no redirect from the success page of an India premium purchase for a while. */
const terms: Guard = async (visit) => {
  const { status, user, indiaPremiumAt } = auth(visit)
  if (status !== 'signedIn') return
  if (!termsDue(user)) {
    if (visit.pathname === paths.acceptTerms) throw await onward(visit)
    return
  }
  if (openBeforeTerms(visit.pathname)) return
  // The cart shows the countdown itself and redirects when it is over.
  if (termsWait(visit.pathname, indiaPremiumAt, Date.now()) > 0) return
  // The survey itself is never an intended path, but the page that it leads to is: its guards ask for the survey again.
  const goal = visit.pathname === paths.aboutYou() && surveyGoal(new URLSearchParams(visit.here.split('?')[1]))
  rememberIntendedPath(goal ? intendedPathTo(goal) : visit.here)
  throw redirect(paths.acceptTerms)
}

/** R-PERS-01 to R-PERS-03. A status that can't be read counts as done: it must not lock anyone out. */
const personalisation: Guard = async (visit) => {
  const { status, personalised } = auth(visit)
  if (status !== 'signedIn' || personalised || !needsPersonalisation(visit.pathname)) return
  const ask = profileApi.endpoints.getPersonalizationStatus.initiate(undefined, { forceRefetch: true })
  const { data: answer } = await fetchOnce(visit.store.dispatch(ask))
  const to = personalisationPath(visit.pathname, auth(visit).indiaPremiumAt !== null)
  if (answer?.done !== false || !to) return
  // After the survey the user continues to the intended page. For the cart it is stored, too: the survey's URL has
  // neither its step nor its code.
  if (to !== paths.aboutYou({ continueToBilling: 'true' })) rememberIntendedPath(visit.here)
  throw redirect(to)
}

/** R-SESS-07, R-SESS-08. */
const member: Guard = (visit) => {
  if (auth(visit).status === 'signedIn') return
  rememberIntendedPath(visit.here)
  throw redirect(paths.login)
}

/** Pages of the team area that the user's role in the active team may not open (R-SIDE-03 to R-SIDE-07). */
const team: Guard = async ({ store, pathname }) => {
  const page = teamPageAt(pathname)
  if (!page || page === 'overview') return
  if (!selectActiveAccount(store.getState()))
    await fetchOnce(store.dispatch(activeAccountApi.endpoints.getActiveAccount.initiate()))
  const id = selectTeamId(store.getState())
  if (!id) return
  const { data } = await fetchOnce(store.dispatch(connectionsApi.endpoints.getMyMemberDetail.initiate({ id })))
  // A role that can't be read blocks no page: the server checks every request.
  const why = data && whoMayOpenTeamPage(roleOf(data), page)
  if (!why) return
  toast.info(why)
  throw redirect(paths.team.overview)
}

/** R-PERM-01 to R-PERM-08: set in the profile, confirmed by the server, and the path is in the profile's lists. */
const admin: Guard = async (visit) => {
  const { store, pathname } = visit
  member(visit)
  if (!auth(visit).user?.isAdmin) throw redirect(paths.home)
  if (!auth(visit).adminConfirmed) {
    const check = sessionApi.endpoints.checkAdminSession.initiate(undefined, { forceRefetch: true })
    const answer = await fetchOnce(store.dispatch(check))
    if (answer.error && !isSessionRefused(answer)) throw unreachable(visit)
    if (!auth(visit).adminConfirmed) throw redirect(paths.home)
  }
  if (!selectPermissions(store.getState()))
    await fetchOnce(store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
  const permissions = selectPermissions(store.getState())
  const access = mayOpenPath({ isSignedIn: true, isAdmin: true, permissions, teamRole: undefined }, pathname)
  if (access.may) return
  // A failed request is not a missing permission.
  if (permissions) toast.info('Your administrator account can’t open that page', { detail: access.why })
  else toast.failure('We couldn’t load your permissions', 'Open the page again to try once more.')
  throw redirect(paths.admin.index)
}

/** Sign-in pages: redirects users who are already signed in. */
const guest: Guard = async (visit) => {
  if (auth(visit).status === 'signedIn') throw await onward(visit)
}

export const memberGuards = { session, terms, personalisation, member, team, admin, guest } satisfies Record<
  string,
  Guard
>
