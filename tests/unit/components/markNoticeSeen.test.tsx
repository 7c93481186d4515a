import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { useMarkNoticeSeen } from '@/components/account/notices/useMarkNoticeSeen'
import { makeStore } from '@/store/store'
import { requestLog } from '@mocks/requestLog'
import { fail } from '@mocks/settings/faults'

it('marks notices of both kinds with the same id, each by one request at a time, and again after a failure', async () => {
  const store = makeStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useMarkNoticeSeen, { wrapper })
  const sent: (string | undefined)[] = []
  const stop = requestLog.listen(({ id }) => void sent.push(id))
  const mark = async (count: number) => {
    const before = sent.length
    act(() => {
      for (let one = 0; one < count; one++)
        for (const kind of ['removal', 'solution'] as const) result.current({ kind, id: 'n-1' })
    })
    await waitFor(() => expect([sent.length >= before + 2, requestLog.running()]).toEqual([true, 0]))
  }
  fail('writes', { status: 409, message: 'Busy' })
  await mark(2)
  expect(sent.toSorted()).toEqual(['markDoSubscriptionStatusSeen', 'markRemovalSeen'])
  await mark(1)
  expect(sent).toHaveLength(4)
  stop()
})
