import { beforeEach, describe, expect, it } from 'vitest'
// Loaded here, so that no test waits for them.
import '@/areas/admin/events/Events'
import { db, dialog, renderAt, screen, toasts, waitFor, within } from '@tests/page'

const path = '/admin/events'
const shown = ['ev-founders-breakfast', 'ev-brand-workshop', 'ev-london-winter', 'ev-quarter-sheet']

describe('events', () => {
  // Finding a control in a long table is slow.
  beforeEach(() => {
    const draft = db.events.find(({ status }) => status === 'DRAFT')
    db.events = db.events.filter((event) => shown.includes(event.eventId) || event === draft)
  })

  it('lists events with their drafts in their own time zones, and their acts', async () => {
    const { user, router } = await renderAt(path, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Events' }))
    expect(table.getAllByRole('row')).toHaveLength(6)
    const row = table.getByRole('row', { name: /^London members’ evening/ })
    expect(within(row).getByText(/18:30–21:00/)).toHaveTextContent(/London, UTC/)
    expect(row).toHaveTextContent(/Upcoming/)
    expect(row).toHaveTextContent(/\d+ of 60/)
    expect(table.getByRole('row', { name: /^A brand in a day/ })).toHaveTextContent('S$120.00')
    expect(table.getByRole('row', { name: /^Founders’ breakfast/ })).toHaveTextContent('Free')
    expect(screen.getByRole('link', { name: 'New event' })).toHaveAttribute('href', '/admin/event')
    await user.click(within(row).getByRole('button', { name: 'Actions for London members’ evening' }))
    const entries = screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')])
    expect(entries).toEqual([
      ['Edit', '/admin/event?id=ev-london-winter'],
      ['Attendees', '/admin/event?id=ev-london-winter&show=attendees'],
      ['Duplicate', '/admin/event?like=ev-london-winter'],
      ['Open the public page', '/events/ev-london-winter'],
      ['Delete', null],
    ])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('tab', { name: 'Draft 1' }))
    await waitFor(() => expect(router.state.location.search).toBe('?state=draft'))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })

  it('deletes an event after its impact was read and its title typed, with one call', async () => {
    const { user } = await renderAt(`${path}?delete=ev-founders-breakfast`, { as: 'admin' })
    const form = await dialog('Delete Founders’ breakfast?')
    const going = db.rsvps.filter((row) => row.eventId === 'ev-founders-breakfast' && row.status === 'GOING').length
    expect(await form.findByText('People going')).toBeVisible()
    expect(form.getByText(String(going))).toBeVisible()
    const button = () => form.getByRole('button', { name: 'Delete Founders’ breakfast' })
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await user.type(form.getByRole('textbox'), 'Founders’ breakfast')
    await user.click(button())
    await waitFor(() => expect(toasts()).toEqual(['success: Event deleted']))
    expect(db.events.some(({ eventId }) => eventId === 'ev-founders-breakfast')).toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Founders’ breakfast' })).not.toBeInTheDocument())
  })

  it('says why an event with paid tickets stays, and what to do instead', async () => {
    const { user } = await renderAt(`${path}?delete=ev-brand-workshop`, { as: 'admin' })
    const form = await dialog('Delete A brand in a day?')
    const instead = await form.findByRole('link', { name: 'Paid tickets' })
    expect(instead).toHaveAttribute('href', '/admin/event?id=ev-brand-workshop')
    await user.type(form.getByRole('textbox'), 'A brand in a day')
    await user.click(form.getByRole('button', { name: 'Delete A brand in a day' }))
    expect(await form.findByText(/^People have paid for this event\./)).toBeVisible()
    expect(db.events.some(({ eventId }) => eventId === 'ev-brand-workshop')).toBe(true)
  })
})
