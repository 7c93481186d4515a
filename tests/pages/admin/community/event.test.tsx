import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { doorDelays } from '@/store/attendance/door'
import { localStore } from '@/lib/storage/storage'
// Loaded here, so that no test waits for them.
import '@/areas/admin/event/Event'
import '@/areas/admin/event/EventForm'
import '@/areas/admin/event/Attendees'
import {
  db,
  dialog,
  fail,
  goTo,
  renderAt,
  requestLog,
  savedInEach,
  screen,
  sent,
  toasts,
  waitFor,
  within,
} from '@tests/page'
import { bodiesOf } from '@tests/withoutNotices'
import { typeName } from '../admin'

const breakfast = 'ev-founders-breakfast'
const event = (id: string) => db.events.find(({ eventId }) => eventId === id)
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })

/** A text field after its content was replaced. */
async function write(user: Awaited<ReturnType<typeof renderAt>>['user'], name: RegExp | string, text: string) {
  await user.clear(field(name))
  if (text !== '') await user.click(field(name))
  await user.paste(text)
}

describe('the editor of an event', () => {
  it('says what is missing, then creates a draft and opens it', async () => {
    const { user, router } = await renderAt('/admin/event', { as: 'admin' })
    const save = await screen.findByRole('button', { name: 'Save draft' })
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/admin/events')
    expect(screen.queryByRole('radio', { name: /^Cancelled/ })).not.toBeInTheDocument()
    await user.click(save)
    const summary = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
    expect(summary).toEqual(
      expect.arrayContaining([
        'Title: This field is required',
        'Starts: Please enter a date and time',
        'Venue: Please enter a venue, or turn on online attendance',
      ]),
    )
    await write(user, 'Title', 'Repair evening')
    await user.type(screen.getByRole('combobox', { name: /^Category/ }), 'Repairs')
    await user.type(screen.getByLabelText(/^Starts/), '2027-03-04T19:00')
    await user.type(screen.getByLabelText(/^Ends/), '2027-03-04T21:00')
    await write(user, /^Venue/, 'The landing')
    await write(user, /^Price/, '12.50')
    await user.click(save)
    await waitFor(() => expect(toasts()).toEqual(["success: Event 'Repair evening' created"]))
    const made = db.events.find(({ title }) => title === 'Repair evening')
    expect(made).toMatchObject({
      status: 'DRAFT',
      startsAt: '2027-03-04T11:00:00.000Z',
      endsAt: '2027-03-04T13:00:00.000Z',
      price: 12.5,
      premiumPrice: 12.5,
      capacity: null,
    })
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${made?.eventId}`))
    expect(await screen.findByRole('heading', { level: 1, name: 'Repair evening' })).toBeVisible()
  })

  it('keeps the local time when the zone changes, and merges another editor’s change', async () => {
    const { user } = await renderAt(`/admin/event?id=${breakfast}`, { as: 'admin' })
    const zone = await screen.findByRole('combobox', { name: /^Time zone/ })
    const starts = screen.getByLabelText<HTMLInputElement>(/^Starts/)
    const local = starts.value
    await user.clear(zone)
    await user.type(zone, 'Europe/London{Enter}')
    expect(starts.value).toBe(local)
    Object.assign(event(breakfast) ?? {}, { host: 'Somebody else', title: 'Founders’ brunch' })
    await user.click(screen.getByRole('button', { name: 'Save event' }))
    const merge = await dialog('Someone else changed this')
    expect(merge.getByText('Somebody else')).toBeVisible()
    await user.click(merge.getByRole('button', { name: 'Save this version' }))
    await waitFor(() => expect(toasts()).toEqual(["success: Event 'Founders’ brunch' saved"]))
    expect(event(breakfast)).toMatchObject({ timeZone: 'Europe/London', host: 'Somebody else' })
    // The form shows what was saved, not what was typed.
    await waitFor(() => expect(field('Title')).toHaveValue('Founders’ brunch'))
  })

  it('asks before an event is cancelled that people go to', async () => {
    const { user } = await renderAt('/admin/event?id=ev-brand-workshop', { as: 'admin' })
    await user.click(await screen.findByRole('radio', { name: /^Cancelled/ }))
    await user.click(screen.getByRole('button', { name: 'Cancel event' }))
    const question = await dialog('Cancel A brand in a day?')
    expect(question.getByText(/people are going\. The event stays visible as cancelled/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep event' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bodiesOf('updateEvent')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel event' }))
    await user.click((await dialog('Cancel A brand in a day?')).getByRole('button', { name: /^Cancel A brand/ }))
    await waitFor(() => expect(event('ev-brand-workshop')?.status).toBe('CANCELLED'))
    expect(sent('updateEvent')).toHaveLength(1)
  })

  it('hints at what is odd and leaves it to the server, and needs no end of an event without one', async () => {
    const odd = { capacity: 1, premiumPrice: 130, refundUntil: '2099-01-01T00:00:00Z', endsAt: undefined }
    Object.assign(event('ev-brand-workshop') ?? {}, odd)
    const { user } = await renderAt('/admin/event?id=ev-brand-workshop', { as: 'admin' })
    expect(await screen.findByRole('textbox', { name: /^Capacity/ })).toHaveAccessibleDescription(
      /going, more than this/,
    )
    expect(field(/^Price for premium/)).toHaveAccessibleDescription(/^Higher than the price/)
    expect(screen.getByLabelText(/^Refunds until/)).toHaveAccessibleDescription(/^This is after the start/)
    await write(user, 'Title', 'A brand in two days')
    await user.click(screen.getByRole('button', { name: 'Save event' }))
    await waitFor(() => expect(sent('updateEvent')).toHaveLength(1))
    for (const name of [/^Capacity/, /^Price for premium/]) await write(user, name, '')
    await user.click(screen.getByRole('button', { name: 'Save event' }))
    await waitFor(() => expect(toasts()).toEqual(["success: Event 'A brand in two days' saved"]))
    expect(event('ev-brand-workshop')?.endsAt).toBeUndefined()
  })

  it('starts a copy as a draft on the same weekday, and shows what has no event', async () => {
    const first = await renderAt('/admin/event?like=ev-quarter-sheet', { as: 'admin' })
    await waitFor(() => expect(field('Title')).toHaveValue('Copy of The quarter on one sheet'))
    expect(screen.getByRole('radio', { name: /^Draft/ })).toBeChecked()
    expect(screen.getByText(/^Copied from “The quarter on one sheet”/)).toBeVisible()
    expect(Date.parse(screen.getByLabelText<HTMLInputElement>(/^Starts/).value)).toBeGreaterThan(Date.now())
    first.unmount()
    await renderAt('/admin/event?id=ev-none', { as: 'admin' })
    expect(await screen.findByText('We couldn’t load this event')).toBeVisible()
    expect(screen.getByText('This event does not exist')).toBeVisible()
    expect(toasts()).toEqual([])
  })

  it('deletes the event and goes back to the list', async () => {
    db.rsvps = db.rsvps.filter(({ eventId }) => eventId !== breakfast)
    db.events = db.events.filter(({ eventId }) => [breakfast, 'ev-quarter-sheet'].includes(eventId))
    const { user, router } = await renderAt(`/admin/event?id=${breakfast}`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Founders’ breakfast' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const question = await dialog('Delete Founders’ breakfast?')
    expect(await question.findByText('No one has RSVP’d.')).toBeVisible()
    await typeName({ user }, question)
    await user.click(question.getByRole('button', { name: 'Delete Founders’ breakfast' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/events'))
    expect(toasts()).toEqual(['success: Event deleted'])
  })
})

describe('attendees', () => {
  const path = `/admin/event?id=${breakfast}&show=attendees`
  const going = () => db.rsvps.filter((row) => row.eventId === breakfast && row.status === 'GOING')
  const nameOf = (userId: string) => {
    const user = db.users.find((one) => one.userId === userId)
    return `${user?.firstName} ${user?.lastName}`
  }
  const attends = (userId: string | undefined) => going().find((row) => row.userId === userId)?.attended

  // Finding a control in a long table is slow.
  beforeEach(() => {
    const own = db.rsvps.filter(({ eventId }) => eventId === breakfast)
    const gone = own.filter(({ status }) => status === 'CANCELLED').slice(0, 1)
    db.rsvps = [...own.filter(({ status }) => status === 'GOING').slice(0, 4), ...gone]
  })
  const saved = savedInEach()
  afterEach(() => void (doorDelays.retry = [2_000, 5_000, 15_000]))

  it.each([
    ['– of 4', () => db.rsvps.map(({ attended: _, ...row }) => row), false],
    ['0 of 0', () => [], true],
  ])('counts who has checked in as far as answers say it: %s', async (text, rows, isEmpty) => {
    Object.assign(db, { rsvps: rows() })
    await renderAt(path, { as: 'admin' })
    expect((await screen.findByText('Checked in', { selector: 'dt' })).nextSibling).toHaveTextContent(text)
    expect(screen.queryAllByText('No RSVPs yet')).toHaveLength(isEmpty ? 1 : 0)
  })

  it('shows who is going, checks in and out, and filters and exports what is shown', async () => {
    Object.assign(going()[0] ?? {}, { attended: false, newUser: true })
    const { user, router } = await renderAt(path, { as: 'admin' })
    const [first] = going()
    const name = nameOf(first?.userId ?? '')
    const table = within(await screen.findByRole('table', { name: 'Attendees' }))
    expect(table.getAllByRole('row')).toHaveLength(6)
    await user.click(table.getByRole('button', { name: `Check in ${name}` }))
    expect(await table.findByRole('button', { name: `Undo the check-in for ${name}` })).toBeVisible()
    await waitFor(() => expect(attends(first?.userId)).toBe(true))
    expect(await screen.findByText('1 of 4')).toBeVisible()
    await user.click(await screen.findByRole('tab', { name: 'Checked in 1' }))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: /CSV/ }))
    const lines = (await saved[0]?.file.text())?.trim().split('\r\n') ?? []
    expect(saved[0]?.name).toMatch(/^attendees-ev-founders-breakfast.*1.*\.csv$/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`Checked in,Going,Free,,New member`)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'fresh')
    await waitFor(() => expect(router.state.location.search).toContain('account=fresh'))
    await user.click(table.getByRole('button', { name: `Undo the check-in for ${name}` }))
    await waitFor(() => expect(attends(first?.userId)).toBe(false))
    expect(toasts()).toEqual([])
  })

  it('keeps working without a connection, and loses and doubles nothing', async () => {
    doorDelays.retry = [60_000]
    const [one, two, three] = going().map(({ userId }) => userId)
    const { user, router } = await renderAt(path, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Attendees' }))
    const heal = [fail('getEventForAdmin', 'drop'), fail('toggleRsvpAttendance', 'drop')]
    await user.click(table.getByRole('button', { name: `Check in ${nameOf(one ?? '')}` }))
    await user.click(table.getByRole('button', { name: `Check in ${nameOf(two ?? '')}` }))
    await user.click(table.getByRole('button', { name: `Check in ${nameOf(three ?? '')}` }))
    expect(await screen.findByText('No connection to the server')).toBeVisible()
    expect(screen.getByText(/3 changes are saved on this device/)).toBeVisible()
    expect(table.getAllByText('Waiting to be sent')).toHaveLength(3)
    expect(router.state.location.pathname).toBe('/admin/event')
    // Meanwhile a helper at the other door checks one of them in, and another one cancels.
    Object.assign(going().find(({ userId }) => userId === two) ?? {}, { attended: true })
    Object.assign(going().find(({ userId }) => userId === three) ?? {}, { status: 'CANCELLED' })
    for (const back of heal) back()
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('We couldn’t save 1 change. The rows say why.')).toBeVisible()
    expect([attends(one), attends(two)]).toEqual([true, true])
    expect(sent('toggleRsvpAttendance')).toHaveLength(1)
    expect(table.getByText('This person has cancelled.')).toBeVisible()
    await user.click(table.getByRole('button', { name: `Discard the change for ${nameOf(three ?? '')}` }))
    await waitFor(() => expect(screen.queryByText(/couldn’t save/)).not.toBeInTheDocument())
    expect(screen.queryByText('No connection to the server')).not.toBeInTheDocument()
  })

  it('goes on sending after its page is left, and tells what the server refuses', async () => {
    doorDelays.retry = [60_000]
    const [one, two] = going().map(({ userId }) => userId)
    const { user, router } = await renderAt(path, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Attendees' }))
    const heal = [fail('getEventForAdmin', 'drop'), fail('toggleRsvpAttendance', 'drop')]
    await user.click(table.getByRole('button', { name: `Check in ${nameOf(one ?? '')}` }))
    await user.click(table.getByRole('button', { name: `Check in ${nameOf(two ?? '')}` }))
    expect(await screen.findByText('No connection to the server')).toBeVisible()
    await goTo(router, '/admin/events')
    expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    Object.assign(going().find(({ userId }) => userId === two) ?? {}, { status: 'CANCELLED' })
    for (const back of heal) back()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(attends(one)).toBe(true))
    await waitFor(() =>
      expect(toasts()).toEqual(['error: A check-in could not be saved: Open the event’s attendees to see why.']),
    )
    expect(sent('toggleRsvpAttendance')).toHaveLength(1)
  })

  it('sends what an earlier visit has left, on whatever page the back office is opened', async () => {
    const [one = ''] = going().map(({ userId }) => userId ?? '')
    const wish = { userId: one, here: true, at: 1, tries: 0 }
    localStore.write(`attendance:u-admin:${breakfast}`, [wish])
    localStore.write(`attendance:u-other:${breakfast}`, [{ ...wish, here: false }])
    await renderAt('/admin/logs', { as: 'admin' })
    await waitFor(() => expect(attends(one)).toBe(true))
    await waitFor(() => expect(localStore.read(`attendance:u-admin:${breakfast}`)).toBeUndefined())
    expect(localStore.read(`attendance:u-other:${breakfast}`)).toBeDefined()
    expect(sent('toggleRsvpAttendance')).toHaveLength(1)
  })

  it('stays open when the phone wakes up where the network leads nowhere', async () => {
    const { router } = await renderAt(path, { as: 'admin' })
    await screen.findByRole('table', { name: 'Attendees' })
    fail('*', 'drop')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(sent('checkAdminSession').some(({ status }) => status === 'lost')).toBe(true))
    await waitFor(() => expect(requestLog.running()).toBe(0))
    expect(sent('getMe').filter(({ status }) => status === 'lost')).toEqual([])
    expect(router.state.location.pathname).toBe('/admin/event')
    expect(screen.getByRole('table', { name: 'Attendees' })).toBeVisible()
  })
})
