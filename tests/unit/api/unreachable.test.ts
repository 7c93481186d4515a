import { expect, test, vi } from 'vitest'
import { api } from '@/api/client/api'
import { fail } from '@mocks/settings/faults'
import { callingAs } from '@tests/calling'
import { everyCall } from '@tests/everyCall'
import { watch } from '@tests/watch'

// Loads all files of calls, so that all calls are declared.
import.meta.glob('/src/api/**/*.ts', { eager: true })

/** Tracking and logs, and checks whose caller reports that the server is unreachable (R-MAINT-04). */
const background = ['checkAdminSession', 'checkSession', 'createActivity', 'createLog', 'logout', 'trackEvent']

/** Calls whose page must stay: it finds out the outcome of a charge, key or mail, or works offline. */
const inPlace = [
  'addTeamSeats',
  'cancelStripeSubscription',
  'checkoutCart',
  'checkoutIndiaPremium',
  'checkoutTeamCart',
  'completeOrder',
  'getEventForAdmin',
  'getLatestPrivacyPolicy',
  'getLatestTermsOfUse',
  'recreateOrderInvoice',
  'regeneratePartnerApiKey',
  'rsvpPaid',
  'sendEmailToUser',
  'toggleRsvpAttendance',
  'useOrderSession',
]

type Running = Promise<unknown> & { unsubscribe?: () => void }
type Endpoint = { initiate: (args: unknown, options: object) => () => Running }

test('every call without a response leads to /maintenance, with or without toasts, except these (R-MAINT-04)', async () => {
  watch.allowContractBreach()
  fail('*', 'drop')
  const { call, session } = callingAs('admin')
  const onUnreachable = (session.onUnreachable = vi.fn())
  const endpoints: Record<string, unknown> = api.endpoints
  const stay: string[] = []
  for (const { id, route } of everyCall) {
    const endpoint = endpoints[id] as Endpoint | undefined
    if (!endpoint) continue
    onUnreachable.mockClear()
    const params = Object.fromEntries([...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]))
    const running = call(endpoint.initiate({ ...params, body: {} }, { forceRefetch: true }))
    await running
    // Without a subscription, a lost write does not refetch this read.
    running.unsubscribe?.()
    if (onUnreachable.mock.calls.length === 0) stay.push(id)
  }
  watch.forgetCalls()
  expect(stay.sort()).toEqual([...background, ...inPlace].sort())
})
