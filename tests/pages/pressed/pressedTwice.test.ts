import { expect, it } from 'vitest'
import { act, fail, release, requestLog, waitFor } from '@tests/page'
import { adminActs } from './adminActs'
import { memberActs } from './memberActs'
import { toButton } from './toButton'

it.each(Object.entries({ ...memberActs, ...adminActs }))(
  '%s by three clicks in one task: one request',
  async (_name, one) => {
    let sends = 0
    const button = await toButton(one)
    const answers = fail(one.call, 'hang')
    const stop = requestLog.listen(({ id }) => {
      if (id === one.call) sends++
    })
    act(() => {
      for (let count = 0; count < 3; count++) button.click()
    })
    await waitFor(() => expect(requestLog.running()).toBeGreaterThan(0))
    answers()
    await release(() => {
      expect(sends).toBeGreaterThan(0)
      expect(requestLog.running()).toBe(0)
    })
    expect(sends).toBe(1)
    stop()
  },
)
