import { describe, expect, it } from 'vitest'
import { clock } from '@mocks/settings/clock'
import { db, renderWithoutNotices, savedInEach, screen, waitFor, within } from '@tests/page'

const saved = savedInEach()
const show = (asked: Parameters<typeof renderWithoutNotices>[1] = { as: 'premium' }, path = '/account/events') =>
  renderWithoutNotices(path, asked)

const coming = (paid: boolean) => {
  for (const rsvp of db.rsvps) {
    const event = db.events.find(({ eventId }) => eventId === rsvp.eventId)
    const isMine = rsvp.userId === 'u-premium' && rsvp.status === 'GOING' && Boolean(rsvp.paid) === paid
    if (event && isMine && Date.parse(event.startsAt) > clock.now() && event.status !== 'CANCELLED')
      return { event, rsvp }
  }
  throw new Error('The seeds have no such RSVP')
}
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  const row = link.closest('li')
  if (!row) throw new Error('no row')
  return within(row)
}

describe('the events of an account', () => {
  it('lists upcoming events by month, and past ones separately', async () => {
    const { user, router } = await show()
    const { event } = coming(false)
    expect(await screen.findByRole('link', { name: event.title })).toBeVisible()
    expect(screen.getAllByText('You’re going')[0]).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Past/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?when=past'))
    await waitFor(() => expect(screen.queryByRole('link', { name: event.title })).not.toBeInTheDocument())
  })

  it('cancels a free RSVP and undoes it in place', async () => {
    const { user } = await show()
    const { event, rsvp } = coming(false)
    await user.click(await screen.findByRole('button', { name: `Cancel my RSVP for ${event.title}` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^You can undo this while spots are left/)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep my RSVP' })).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: /^Cancel my RSVP/ }))
    const row = await rowOf(event.title)
    expect(await row.findByText('You cancelled')).toBeVisible()
    await user.click(row.getByRole('button', { name: `RSVP again to ${event.title}` }))
    expect(await (await rowOf(event.title)).findByText('You’re going')).toBeVisible()
    expect(db.rsvps.find(({ rsvpId }) => rsvpId === rsvp.rsvpId)?.status).toBe('GOING')
  })

  it('shows the refund rule and amount before a paid RSVP is cancelled, which cannot be undone for free', async () => {
    const { user } = await show()
    const { event } = coming(true)
    const row = await rowOf(event.title)
    expect(row.getByText('Refunds.').parentElement).toHaveTextContent(
      /^Refunds\. .+ Cancel by \d\d\/\d\d\/\d{4} \d\d:\d\d, your time\.$/,
    )
    await user.click(row.getByRole('button', { name: `Cancel my RSVP for ${event.title}` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^You’ll be refunded S\$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /^Cancel my RSVP/ }))
    expect(await (await rowOf(event.title)).findByText(/was refunded\.$/)).toBeVisible()
    expect((await rowOf(event.title)).getByRole('link', { name: 'RSVP again and pay' })).toHaveAttribute(
      'href',
      `/events/${event.eventId}`,
    )
  })

  it('offers no undo for an event that is full', async () => {
    const { event, rsvp } = coming(false)
    await show({
      as: 'premium',
      first: () => {
        rsvp.status = 'CANCELLED'
        event.capacity = 0
      },
    })
    expect(await (await rowOf(event.title)).findByText('This event is now full.')).toBeVisible()
  })

  it('exports one event to the calendar, and all of them with stable ids', async () => {
    const { user } = await show()
    const { event } = coming(false)
    await user.click(await screen.findByRole('button', { name: `Add ${event.title} to calendar` }))
    expect(await saved[0]?.file.text()).toContain('BEGIN:VEVENT')
    await user.click(screen.getByRole('button', { name: 'Add all to calendar' }))
    await user.click(screen.getByRole('button', { name: 'Add all to calendar' }))
    const [one, other] = [await saved[1]?.file.text(), await saved[2]?.file.text()]
    const ids = (text = '') => text.match(/^UID:.*$/gm)
    const mine = db.rsvps.filter(({ userId }) => userId === 'u-premium').length
    expect(ids(one)).toHaveLength(mine)
    expect(ids(one)).toEqual(ids(other))
    expect(saved[1]?.name).toMatch(/events\.ics$/)
    expect(screen.getByText(/don’t update themselves/)).toBeVisible()
  })
})
