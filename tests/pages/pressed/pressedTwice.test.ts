import { expect, it, vi } from 'vitest'
import { runningSubmissions } from '@/lib/calls/failureNotices'
import { act, fail, requestLog, screen, toasts, waitFor } from '@tests/page'
import { adminActs } from './adminActs'
import { memberActs } from './memberActs'
import { toButton } from './toButton'

/** Texts that say an action was not done. */
const denied = /could not be|couldn’t|haven’t joined|not going yet|We don’t know/

const ended = () => waitFor(() => expect(requestLog.running() + runningSubmissions()).toBe(0))

/** The text about an action that a server without idempotency has carried out twice. */
const doneTwice = /^1 more seat than you bought/

it.each(Object.entries({ ...memberActs, ...adminActs }))(
  '%s by three clicks in one task: one request; the browser delivers it twice: nothing says that it was not done',
  async (_name, one) => {
    let sends = 0
    const button = await toButton(one)
    fail(one.call, 'resend-double')
    const stop = requestLog.listen(({ id }) => {
      if (id === one.call) sends++
    })
    act(() => {
      for (let count = 0; count < 3; count++) button.click()
    })
    await waitFor(() => expect(sends).toBeGreaterThan(0))
    await ended()
    // The action is recorded by code that is loaded on demand: it must not send the record in the next test.
    await vi.dynamicImportSettled()
    await ended()
    expect(sends).toBe(1)
    expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
    expect(document.body).not.toHaveTextContent(denied)
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.filter((text) => !doneTwice.test(text))).toEqual([])
    stop()
  },
)
