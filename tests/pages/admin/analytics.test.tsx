import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, so that no test waits for them.
import '@/areas/admin/analytics/Analytics'
import { asked as pathsOf } from './admin'
import { db, enter, fail, renderAt, required, savedInEach, toasts } from '@tests/page'

const path = '/admin/analytics'
const asked = () => pathsOf('getTrackingSummary')
const chart = async (name: string) => within(await screen.findByRole('figure', { name }))

describe('analytics', () => {
  const saved = savedInEach()

  it('shows a week by day with days without events as 0, as a chart, a table and a file', async () => {
    // Nothing happened on the fourth of these seven days.
    const quiet = db.trackingEvents[0]?.createdAt ?? ''
    const day = new Date(Date.parse(quiet) - 3 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
    const singaporeDay = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10)
    db.trackingEvents = db.trackingEvents.filter(({ createdAt }) => singaporeDay(createdAt) !== day)
    // Gives one day by far the most events, whatever the hour of the seeds: if two were equal, neither would be named.
    const view = required(db.trackingEvents.find(({ eventName }) => eventName === 'page_view'))
    for (let more = 1; more <= 500; more += 1)
      db.trackingEvents.push({ ...view, createdAt: quiet, trackingEventId: `${view.trackingEventId}-${more}` })
    const { user, router } = await renderAt(path, { as: 'admin' })
    expect(await screen.findByText(`${db.users.length} accounts`)).toBeVisible()
    await screen.findByRole('figure', { name: 'Page views by day' })
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/))
    await waitFor(() =>
      expect(
        screen.getByText(/page views and \d+ clicks in 7 days\. Busiest day: \d\d\/\d\d\/\d{4} \(\d+\)\.$/),
      ).toBeVisible(),
    )
    const views = await chart('Page views by day')
    await user.click(views.getByRole('button', { name: 'Table' }))
    expect(views.getAllByRole('row')).toHaveLength(8)
    expect(views.getByRole('row', { name: `${day.split('-').reverse().join('/')} 0 0` })).toBeVisible()
    await user.click(views.getByRole('button', { name: 'CSV' }))
    const lines = (await saved[0]?.file.text())?.trim().split('\r\n') ?? []
    expect(lines[0]).toContain('Day,Page views,Clicks')
    expect(lines).toHaveLength(8)
    expect(screen.getByText(/add up to more/)).toBeVisible()
    expect(await chart('Event types')).toBeDefined()
  })

  it('shows pages of a period at its address, and rejects one that ends before it begins', async () => {
    const { user } = await renderAt(`${path}?show=pages&from=2026-01-01&to=2026-12-31`, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Pages' }))
    expect(table.getByRole('columnheader', { name: /^Visitors on busiest day/ })).toBeVisible()
    expect(asked()).toContain('/tracking/summary/2026-01-01/2026-12-31')
    const before = asked().length
    const last = screen.getByLabelText('To')
    enter(last, '2025-12-31')
    await user.click(screen.getByRole('button', { name: 'Show period' }))
    expect(await screen.findByRole('link', { name: 'To: The end date is before the start date' })).toBeVisible()
    expect(asked()).toHaveLength(before)
  })

  it('shows no figures of the last period while those of another are loaded', async () => {
    const { user } = await renderAt('/admin/analytics', { as: 'admin' })
    expect(await screen.findByText(/page views? and .* in 30 days/)).toBeVisible()
    fail('getTrackingSummary', 'hang')
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
    expect(await screen.findByText('Loading the summary')).toBeInTheDocument()
    expect(screen.queryByText(/page views? and/)).not.toBeInTheDocument()
  })

  it('says when nothing was tracked', async () => {
    const { user } = await renderAt(`${path}?from=2026-01-01&to=2026-01-31`, { scenario: 'no-analytics' })
    expect(await screen.findByText('No activity on these days')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'By page' }))
    expect(await screen.findByText('No activity on these days')).toBeVisible()
  })

  it('tells each failure on its own', async () => {
    fail('countUsers', { status: 503, message: 'Too many' })
    const heal = fail('getTrackingSummary', { status: 422, message: 'The period is too long' })
    fail('listTrackingEvents', { status: 422, message: 'No events today' })
    const { user } = await renderAt(path, { as: 'admin' })
    expect(await screen.findByText("Couldn't count users")).toBeVisible()
    const place = within(screen.getByRole('tabpanel'))
    expect(await place.findByText('The tracking summary could not be retrieved')).toBeVisible()
    expect(place.getByText('The period is too long')).toBeVisible()
    heal()
    await user.click(place.getByRole('button', { name: 'Try again' }))
    expect(await chart('Signups by day')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Funnels' }))
    expect(await place.findByText('Tracking events could not be retrieved')).toBeVisible()
    expect(toasts()).toEqual(
      expect.arrayContaining([
        "error: Couldn't count users: Too many",
        'error: The tracking summary could not be retrieved: The period is too long',
        'error: Tracking events could not be retrieved: No events today',
      ]),
    )
  })
})
