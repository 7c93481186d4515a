import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { useListBlogCommentsQuery } from '@/api/admin/blogComments'
import { useListMailingListSubscriptionsQuery } from '@/api/admin/mailingList'
import { useListOrdersPendingActivationQuery } from '@/api/admin/orders'
import { useHideComments } from '@/areas/admin/blog-comments/useModeration'
import { useBulkTags } from '@/areas/admin/mailing-list/useTags'
import { useBulkActivation } from '@/areas/admin/solution-activation/useActivation'
import type { OperationId } from '@/contract/route'
import { addressKey } from '@/lib/text/emailAddress'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { signIn } from '@/store/session/session'
import { makeStore } from '@/store/store'
import { BulkResults, type BulkOutcome } from '@/ui/BulkResults'
import { Button } from '@/ui/Button'
import { startChaos, stopChaos } from '@mocks/settings/chaos'
import { db, render, requestLog, required, screen, signInAs, teardown, toasts, waitFor } from '@tests/page'

const many = 10
const today = () => singaporeDay(Date.now()) ?? ''

type Running<Row> = { start: (rows: readonly Row[]) => Promise<void>; busy: boolean; results: BulkOutcome }

function Start<Row>({ bulk, rows }: { bulk: Running<Row>; rows: readonly Row[] }) {
  // The end of a session empties the list, but not the selection.
  const [selected, select] = useState<readonly Row[]>()
  if (!selected && rows.length > 0) select(rows.slice(0, many))
  return (
    <>
      <Button
        disabled={!selected}
        busy={bulk.busy}
        onClick={() => void bulk.start(selected ?? []).catch(() => undefined)}
      >
        Start
      </Button>
      <BulkResults {...bulk.results} />
    </>
  )
}

function Activations() {
  const { data = [] } = useListOrdersPendingActivationQuery()
  return <Start bulk={useBulkActivation()} rows={data.map((item) => ({ item, activationDate: today() }))} />
}

function Comments({ hidden }: { hidden: boolean }) {
  const { data = [] } = useListBlogCommentsQuery()
  return <Start bulk={useHideComments(hidden)} rows={data.filter((one) => (one.hidden === true) !== hidden)} />
}

function Tags() {
  const { data = [] } = useListMailingListSubscriptionsQuery()
  const rows = data.map(({ emailAddress: email }) => ({ email, newTags: ['vip'], removeTags: [] }))
  return <Start bulk={useBulkTags()} rows={rows} />
}

type Act = {
  name: string
  call: OperationId
  shown: ReactNode
  /** Gives every row a unique name, by which the test finds its result. */
  prepare: () => void
  isMade: (row: string) => boolean
  /** May be sent twice, because the second request changes nothing. */
  repeatable?: true
  /** No call can tell the outcome after a lost answer: it stays unknown. */
  unreadable?: true
}

const items = () => db.orders.flatMap((order) => order.items)
const comments = (hidden: boolean) => () =>
  db.blogComments.forEach((row, index) => Object.assign(row, { content: `Row-${index}`, hidden: !hidden }))
const isHidden = (row: string) => db.blogComments.find(({ content }) => content === row)?.hidden === true

// All bulk actions of the back office.
const acts: readonly Act[] = [
  {
    name: 'activating solutions',
    call: 'activateOrderItem',
    shown: <Activations />,
    prepare: () =>
      items().forEach((item, index) => Object.assign(item, { title: `Row-${index}`, variation: undefined })),
    isMade: (row) => items().find(({ title }) => title === row)?.status === 'ACTIVE',
  },
  {
    name: 'hiding comments',
    call: 'updateBlogComment',
    shown: <Comments hidden />,
    prepare: comments(true),
    isMade: isHidden,
    repeatable: true,
  },
  {
    name: 'showing comments',
    call: 'updateBlogComment',
    shown: <Comments hidden={false} />,
    prepare: comments(false),
    isMade: (row) => !isHidden(row),
    repeatable: true,
  },
  {
    name: 'tagging addresses',
    call: 'updateEmailTags',
    shown: <Tags />,
    prepare: () => db.mailingList.forEach((row, index) => (row.emailAddress = `row-${index}@doers.example`)),
    isMade: (row) => db.emailTags.some(({ email, tags }) => email === addressKey(row) && tags.includes('vip')),
    unreadable: true,
  },
]

const nameIn = (text: string) => required(/row-\d+(@doers\.example)?/i.exec(text)?.[0])
const seeds = ['1', '2', '3']
const runs = acts.flatMap((act) => seeds.map((seed) => [act.name, seed, act] as const))

it.each(runs)('under chaos: %s acts on no row twice and loses none (seed %s)', async (_name, seed, act) => {
  const { call, shown, prepare, isMade, repeatable = false, unreadable = false } = act
  prepare()
  const made = new Set<string>()
  const sentAgain: string[] = []
  const stop = requestLog.listen(({ id, path, sent, status }) => {
    if (id !== call) return
    const key = `${path} ${sent}`
    if (made.has(key)) sentAgain.push(key)
    if (status === 200) made.add(key)
  })
  teardown.add(stop)
  const store = makeStore()
  await store.dispatch(signIn(signInAs('admin') ?? {}))
  const user = userEvent.setup()
  render(<Provider store={store}>{shown}</Provider>)
  const start = screen.getByRole('button', { name: 'Start' })
  await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled', 'true'))
  startChaos(seed, { share: 0.5, slow: 20 })
  const isBusy = () => start.getAttribute('aria-busy') === 'true'
  const signInAgain = () => store.dispatch(signIn(signInAs('admin') ?? {}))
  // A run that has to read first does not begin until the read succeeds.
  await waitFor(async () => {
    if (store.getState().auth.status !== 'signedIn') await signInAgain()
    if (!isBusy()) await user.click(start)
    expect(requestLog.read().some(({ id }) => id === call)).toBe(true)
  })
  await waitFor(() => expect(isBusy()).toBe(false))
  stopChaos()
  await waitFor(() => expect(requestLog.running()).toBe(0))
  // Every row has a result, and it is true.
  const isComplete = () => toasts().some((text) => text.startsWith('success: '))
  await waitFor(() => expect(isComplete() || screen.queryByRole('dialog') !== null).toBe(true))
  const results = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  if (!isComplete()) expect(results).toHaveLength(many)
  for (const text of results) {
    if (/Done$/.test(text)) expect(isMade(nameIn(text)), text).toBe(true)
    if (/Not sent$|Failed/.test(text)) expect(isMade(nameIn(text)), text).toBe(false)
  }
  if (!repeatable) expect(sentAgain).toEqual([])
  // The outcome of the rest is unknown, so it is not sent again.
  if (unreadable) return
  await signInAgain()
  const rest = () => screen.queryAllByRole('button', { name: /^Check unknown|^Retry failed|^Send the remaining/ })
  await waitFor(async () => {
    const [button] = rest()
    if (button && button.getAttribute('aria-busy') !== 'true') await user.click(button)
    expect(isBusy()).toBe(false)
    expect(results.filter((text) => !isMade(nameIn(text)))).toEqual([])
  })
  if (!repeatable) expect(sentAgain).toEqual([])
})
