import { fc } from '@tests/properties'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notificationsApi } from '@/api/account/notifications'
import {
  deletes, deleteLater, flushDeletes, resetDeletes, undoDelete, undoDelays,
} from '@/components/notifications/deferredDeletes' // prettier-ignore
import { makeStore } from '@/store/store'
import { db, resetDb } from '@mocks/db/db'
import { signInAs } from '@mocks/personas'
import { signIn } from '@/store/session/session'
import { teardown } from '@tests/teardown'

const { listMyNotifications, countMyNotifications } = notificationsApi.endpoints
const mine = () => db.notifications.filter(({ userId }) => userId === 'u-member').map((row) => row.notificationId)

type Act = { kind: 'delete' | 'undo'; place: number } | { kind: 'flush' }
const acts = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'undo' as const), place: fc.nat(11) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('flush' as const) }) },
  ),
  { maxLength: 20 },
)

describe('deletions with undo', () => {
  beforeEach(() => teardown.set(undoDelays, { ms: 1_000_000 }))
  afterEach(() => resetDeletes())

  it('keep count and list equal after any sequence of actions', async () => {
    const answer = signInAs('member')
    const store = makeStore()
    if (answer) await store.dispatch(signIn(answer))
    await fc.assert(
      fc.asyncProperty(acts, async (list: Act[]) => {
        resetDeletes()
        const before = [...db.notifications]
        const reads = [
          store.dispatch(listMyNotifications.initiate(undefined, { forceRefetch: true })),
          store.dispatch(countMyNotifications.initiate(undefined, { forceRefetch: true })),
        ]
        await Promise.all(reads)
        const ids = mine()
        const left = new Set(ids)
        const final = new Set<string>()
        const shown = () => {
          const { waiting, sent } = deletes.read()
          const all = listMyNotifications.select()(store.getState()).data ?? []
          return all.filter(({ notificationId: id }) => !waiting.has(id) && !sent.has(id)).length
        }
        for (const act of list) {
          if (act.kind === 'flush') {
            for (const id of deletes.read().waiting) final.add(id)
            store.dispatch(flushDeletes())
          } else {
            const id = ids[act.place % ids.length] ?? ''
            if (act.kind === 'delete' && left.has(id)) {
              store.dispatch(deleteLater(id))
              left.delete(id)
            } else if (act.kind === 'undo' && !left.has(id) && !final.has(id)) {
              undoDelete(id)
              left.add(id)
            }
          }
          expect(shown()).toBe(left.size)
        }
        store.dispatch(flushDeletes())
        await expect.poll(() => mine().length).toBe(left.size)
        await expect.poll(() => deletes.read().sent.size).toBe(0)
        expect(shown()).toBe(left.size)
        await expect.poll(() => countMyNotifications.select()(store.getState()).data?.count).toBe(left.size)
        for (const read of reads) read.unsubscribe()
        db.notifications = before
      }),
      { numRuns: 20 },
    )
    resetDb()
  })
})
