import { expect, test } from 'vitest'
import { renderAt, screen, waitFor, within } from '@tests/page'

const links = () => screen.getAllByRole('link', { name: /./ }).map(({ textContent }) => textContent)

const row = async (name: string) => {
  await screen.findByRole('link', { name })
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('link', { name }))
  if (!found) throw new Error(`No row of ${name}`)
  return found
}

test('lists upcoming events first, in their own time zone and with the reader’s price, and by the category in the URL', async () => {
  const { user, router } = await renderAt('/events')
  const brunch = await row('New York brunch for people far from home')
  expect(brunch).toHaveTextContent(/11:00–13:00 \(New York, UTC[−+]\d\d:\d\d\)/)
  expect(brunch).toHaveTextContent('Your time:')
  expect(brunch).toHaveTextContent('S$35.00')
  expect(brunch).toHaveTextContent('Save S$10 with Premium')
  expect(screen.queryByRole('link', { name: 'Your podcast in a weekend' })).not.toBeInTheDocument()

  await user.click(await screen.findByRole('button', { name: /^Webinar/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?category=webinar'))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'New York brunch for people far from home' })).not.toBeInTheDocument(),
  )
  expect(await screen.findByRole('link', { name: 'Books in order: an accountant answers' })).toBeInTheDocument()
})

test('a shared link restores the view: past events that match a search', async () => {
  await renderAt('/events?when=past&q=podcast')
  expect(await screen.findByRole('link', { name: 'Your podcast in a weekend' })).toBeInTheDocument()
  expect(links()).not.toContain('Kampong lunch: cook together, sell nothing')
  expect(screen.getByRole('tab', { name: /Past/ })).toHaveAttribute('aria-selected', 'true')
})

test.each(['Upcoming', 'Past'])('the categories count the events of the open tab: %s', async (tab) => {
  const { user } = await renderAt('/events')
  await row('New York brunch for people far from home')
  await user.click(screen.getByRole('tab', { name: new RegExp(tab) }))
  const numberIn = (element: HTMLElement) => Number(/\d+$/.exec(element.textContent)?.[0])
  const categories = within(screen.getByRole('group', { name: 'Category' }))
    .getAllByRole('button')
    .filter((chip) => chip.textContent !== 'Category: all')
  const sum = categories.reduce((before, chip) => before + numberIn(chip), 0)
  expect(sum).toBe(numberIn(screen.getByRole('tab', { name: new RegExp(tab) })))
})

test('offers all events if nothing matches', async () => {
  const { user } = await renderAt('/events?q=zeppelin')
  await user.click(await screen.findByRole('button', { name: 'Show all events' }))
  expect((await screen.findAllByRole('link', { name: 'Founders’ breakfast' })).length).toBeGreaterThan(0)
})

test('a member sees their RSVPs, and full or cancelled events', async () => {
  await renderAt('/events', { as: 'member' })
  expect(await within(await row('Year-end social on the roof')).findByText('You’re going')).toBeInTheDocument()
  expect(await row('Studio tour: a repair shop that outgrew the landing')).toHaveTextContent('Full')
  expect(await row('Weekend hackathon for non-coders')).toHaveTextContent('Cancelled')
})
