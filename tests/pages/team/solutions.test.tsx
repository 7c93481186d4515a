import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assignDelays, resetChanges } from '@/components/team/pendingAssignments'
import { switchAccount } from '@/store/account/accountSwitch'
import { switchedElsewhere } from '@/store/account/activeAccountSlice'
import {
  act,
  db,
  enter,
  fail,
  goTo,
  requestLog,
  required,
  screen,
  teardown,
  toasts,
  waitFor,
  within,
} from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const matrix = async () => within(await screen.findByRole('table', { name: 'Members and their solutions' }))
const first = (name: RegExp) => screen.getAllByRole('button', { name })[0] ?? document.body
const units = () => within(screen.getByRole('region', { name: 'Licences' }))

/** The page with one unit about to be assigned and one about to be taken away. */
async function withTwoChanges() {
  assignDelays.ms = 60_000
  const shown = await renderWithoutNotices('/team/solutions', { as: 'owner' })
  await matrix()
  await shown.user.click(first(/^Assign Payroll/))
  await shown.user.click(first(/^Payroll.*, assigned to /))
  return shown
}

describe('Solutions of a team', () => {
  beforeEach(() => teardown.set(assignDelays, { ms: 60 }))
  afterEach(() => resetChanges())

  it('assigns a vacant unit after the time to undo it, and counts it at once', async () => {
    const { user } = await renderWithoutNotices('/team/solutions', { as: 'owner' })
    const table = await matrix()
    expect(table.getAllByRole('columnheader').length).toBeGreaterThan(6)
    // The marks have no words in the table.
    for (const mark of ['Not assigned', 'Can’t be assigned']) expect(screen.getByText(mark)).toBeVisible()
    expect(units().getByText(/^\d+ available$/)).toBeVisible()
    await user.click(first(/^Assign Payroll/))
    await waitFor(() => expect(bodiesOf('assignTeamSolution')).toHaveLength(1))
    await waitFor(() => expect(toasts()[0]).toMatch(/^success: Payroll assigned to /))
    const [body] = bodiesOf('assignTeamSolution') as { solutionId: string; assigneeId: string }[]
    expect(db.doSubscriptions.find(({ id }) => id === body?.solutionId)).toMatchObject({
      status: 'ACTIVE',
      assigneeId: body?.assigneeId,
    })
    await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(1))
  })

  it('on phones folds the licences over the members, names what each member has, and assigns in a sheet', async () => {
    const media = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
    assignDelays.ms = 60_000
    const { user } = await renderWithoutNotices('/team/solutions', { as: 'owner' })
    const table = await matrix()
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Member', 'Has']),
    )
    const more = required(units().getAllByText('Buy more')[0])
    expect(more).not.toBeVisible()
    await user.click(units().getByText(/^\d+ solutions$/))
    expect(more).toBeVisible()
    const place = table.getAllByRole('row').findIndex((one, index) => index > 0 && !/Payroll/.test(one.textContent))
    const row = () => within(required(table.getAllByRole('row')[place]))
    await user.click(row().getByRole('button', { name: /^Assign solutions to / }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Solutions of / }))
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(5)
    await user.click(sheet.getByRole('button', { name: /^Assign Payroll/ }))
    expect(await sheet.findByRole('button', { name: /^Undo: Payroll/ })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(row().getByText(/Payroll/)).toBeVisible()
  })

  it('sends nothing that was undone', async () => {
    assignDelays.ms = 60_000
    const { user, router } = await renderWithoutNotices('/team/solutions', { as: 'team-admin' })
    await matrix()
    await user.click(first(/^Assign Payroll/))
    const bar = within(await screen.findByRole('list', { name: 'Pending changes' }))
    expect(bar.getByText(/^Payroll.* will be assigned to /)).toBeVisible()
    await user.click(bar.getByRole('button', { name: /^Undo Payroll/ }))
    expect(screen.queryByText(/will be assigned to/)).not.toBeInTheDocument()
    await user.click(first(/^Payroll.*, assigned to /))
    await user.click(first(/^Undo: Payroll/))
    // Pending changes are sent when the page is left.
    await goTo(router, '/team/company')
    expect(await screen.findByRole('heading', { level: 1, name: 'Company Information' })).toBeVisible()
    expect([...bodiesOf('assignTeamSolution'), ...bodiesOf('removeDoSubscription')]).toEqual([])
  })

  it('keeps a reason that was typed and not saved', async () => {
    assignDelays.ms = 60_000
    fail('removeDoSubscription', { status: 409, message: 'Busy' })
    const explain = async () => {
      const shown = await renderWithoutNotices('/team/solutions', { as: 'owner' })
      await matrix()
      await shown.user.click(first(/^Payroll.*, assigned to /))
      await shown.user.click(await screen.findByRole('button', { name: 'Add a reason' }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Why are you removing Payroll/ }))
      return { ...shown, reason: dialog.getByLabelText(/^Reason/) }
    }
    const before = await explain()
    enter(before.reason, 'Another tool')
    before.unmount()
    await waitFor(() => expect(bodiesOf('removeDoSubscription')).toHaveLength(1))
    resetChanges()
    expect((await explain()).reason).toHaveValue('Another tool')
  })

  it('takes a solution away with a reason that the member reads', async () => {
    assignDelays.ms = 60_000
    const { user } = await renderWithoutNotices('/team/solutions', { as: 'owner' })
    await matrix()
    await user.click(first(/^Payroll.*, assigned to /))
    await user.click(await screen.findByRole('button', { name: 'Add a reason' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Why are you removing Payroll/ }))
    enter(dialog.getByLabelText(/^Reason/), 'Another tool')
    assignDelays.ms = 60
    await user.click(dialog.getByRole('button', { name: 'Save reason' }))
    await waitFor(() => expect(bodiesOf('removeDoSubscription')).toEqual([{ removalReason: 'Another tool' }]))
    await waitFor(() => expect(toasts()[0]).toMatch(/^success: Payroll.* removed from /))
  })

  it('sends what is waiting before the session ends, when its user signs out', async () => {
    const { router } = await withTwoChanges()
    await goTo(router, '/logout')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    const done = (id: string) => requestLog.read().filter((one) => one.id === id && one.status === 200)
    expect([done('assignTeamSolution'), done('removeDoSubscription')]).toMatchObject([[{}], [{}]])
  })

  it('sends what is waiting when the page is hidden: a phone may end it then', async () => {
    await withTwoChanges()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() =>
      expect([bodiesOf('assignTeamSolution'), bodiesOf('removeDoSubscription')]).toMatchObject([[{}], [{}]]),
    )
    await waitFor(() => expect(requestLog.running()).toBe(0))
  })

  it('sends what is waiting when the page is left, names and puts back the change that failed, and makes the others', async () => {
    const { router } = await withTwoChanges()
    fail('assignTeamSolution', { status: 404, message: 'There is no such unit' })
    await goTo(router, '/team/company')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(toasts().toSorted()).toEqual([
      expect.stringMatching(/^error: Solution could not be assigned: Payroll.* for .+: There is no such unit$/),
      expect.stringMatching(/^success: Payroll.* removed from /),
    ])
    await goTo(router, '/team/solutions')
    await matrix()
    expect(screen.queryByRole('button', { name: /^Undo: / })).not.toBeInTheDocument()
  })

  const vacate = (path: string) => {
    const unit = required(db.doSubscriptions.find(({ id }) => path.includes(id)))
    Object.assign(unit, { status: 'VACANT', assigneeId: null, assigneeName: null })
  }
  it.each([
    ['whose answer is lost', 'drop-after', /^success: Payroll.* removed from [^:]+$/],
    ['that never arrived', 'drop', /^error: A change wasn’t saved: Payroll.* for /],
    [
      'whose answer is lost, and the lists can’t be read',
      'drop',
      /^error: We don’t know if a change was saved: Payroll.* for /,
    ],
    ['that the browser delivered twice', { status: 404, message: 'Gone' }, /^info: Payroll.* removed from .+ already$/],
    ['that somebody else has made', { status: 409, message: 'Vacant' }, /^info: Payroll.* removed from .+ already$/],
  ] as const)('one message for a change %s', async (name, fault, message) => {
    const { user } = await renderWithoutNotices('/team/solutions', { as: 'owner' })
    await matrix()
    fail('removeDoSubscription', fault)
    teardown.add(
      requestLog.listen(({ id, path }) => {
        if (id !== 'removeDoSubscription') return
        if (typeof fault === 'object') vacate(path)
        if (name.endsWith('the lists can’t be read')) fail('listAssignedTeamDoSubscriptions', { status: 503 })
      }),
    )
    await user.click(first(/^Payroll.*, assigned to /))
    await waitFor(() => expect(toasts()).toContainEqual(expect.stringMatching(message)))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo: Payroll/ })).toBeNull())
    expect(toasts()).toHaveLength(1)
    expect(bodiesOf('removeDoSubscription')).toHaveLength(1)
  })

  it('sends what is waiting before another account is chosen, as a change of this team', async () => {
    const { store } = await withTwoChanges()
    await act(() => store.dispatch(switchAccount({ type: 'Personal', accountId: 'u-owner', name: 'Owner' })))
    const writes = ['assignTeamSolution', 'removeDoSubscription', 'updateActiveAccount']
    const made = requestLog.read().map(({ id }) => String(id))
    expect(made.filter((id) => writes.includes(id)).reverse()).toEqual(writes)
    expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
  })

  it('neither writes what is waiting as another company nor loses it silently, when this tab follows the server', async () => {
    const { user, store, router } = await withTwoChanges()
    const personal = { type: 'Personal', accountId: 'u-owner', name: 'Owner' } as const
    Object.assign(required(db.activeAccounts.find(({ userId }) => userId === 'u-owner')), personal)
    act(() => void store.dispatch(switchedElsewhere(personal)))
    await user.click(await screen.findByRole('button', { name: /^Show .* here$/ }))
    await waitFor(() => expect(screen.queryByText(/You switched to/)).not.toBeInTheDocument())
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect([...bodiesOf('assignTeamSolution'), ...bodiesOf('removeDoSubscription')]).toEqual([])
    expect(toasts()).toEqual([
      expect.stringMatching(/^error: Solution could not be assigned: .+ for .+: You switched accounts/),
      expect.stringMatching(/^error: Solution could not be removed from this member: .+ for .+: You switched accounts/),
    ])
  })

  it('offers to buy when nothing is vacant or bought', async () => {
    const { unmount } = await renderWithoutNotices('/team/solutions', { as: 'owner' })
    await matrix()
    expect(units().getByRole('link', { name: /^Buy more: Payroll/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/solutions/payroll'),
    )
    expect(first(/^Assign Bookkeeping/)).toHaveAccessibleDescription('Sold out. Buy more, or unassign one.')
    unmount()
    await renderWithoutNotices('/team/solutions', { scenario: 'team-no-solutions' })
    expect(await screen.findByText('No solutions yet')).toBeVisible()
  })
})
