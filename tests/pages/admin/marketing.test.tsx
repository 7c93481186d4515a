import { expect, it } from 'vitest'
import { bodiesOf, db, dialog, enter, fail, renderAt, required, screen, setRules, toasts, waitFor } from '@tests/page'

const tagsOf = (email: string) => db.emailTags.find((row) => row.email === email)?.tags

it('shows the responses of members and of visitors in two tabs, by campaign', async () => {
  const { user, router } = await renderAt('/admin/campaign-responses', { as: 'admin' })
  const pulse = db.campaignResponses.filter(({ campaignId }) => campaignId === 'freelancer-pulse')
  await screen.findByRole('table', { name: 'Member responses' })
  await user.click(screen.getByRole('button', { name: `freelancer-pulse ${pulse.length}` }))
  expect(screen.getByText(`1–25 of ${pulse.length}`)).toBeVisible()
  const [first] = pulse
  await user.click(required(screen.getAllByRole('rowheader')[0]?.querySelector('a')))
  const panel = await dialog(`Response from ${first?.firstName} ${first?.lastName}`)
  expect(panel.getByText(first?.responseText ?? '?')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe('?campaign=freelancer-pulse'))
  await user.click(screen.getByRole('tab', { name: `Visitors ${db.publicCampaignResponses.length}` }))
  expect(await screen.findByRole('table', { name: 'Visitor responses' })).toBeVisible()
  expect(router.state.location.search).toBe('?show=visitors')
})

it('changes the tags of one address; the calls are silent, so the page shows the outcome', async () => {
  const { user } = await renderAt('/admin/mailing-list?q=subscribed@example.com', { as: 'admin' })
  const email = 'subscribed@example.com'
  expect(await screen.findByRole('tab', { name: 'Verified 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Edit tags for ${email}` }))
  const form = await dialog(`Tags for ${email}`)
  await user.click(form.getByRole('button', { name: 'Save tags' }))
  expect((await form.findAllByText('Please enter a tag to add or to remove')).length).toBeGreaterThan(0)
  enter(form.getByLabelText(/^Tags to add/), 'Founder, premium, founder')
  fail('addEmailTags', { status: 503, message: 'The mail system sleeps', times: 1 })
  await user.click(form.getByRole('button', { name: 'Save tags' }))
  expect(await form.findByText('The mail system sleeps')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Save tags' }))
  await waitFor(() => expect(toasts()).toEqual([`success: Tags for ${email} saved`]))
  expect(tagsOf(email)).toEqual(['founder', 'premium'])

  await user.click(screen.getByRole('button', { name: `Edit tags for ${email}` }))
  const again = await dialog(`Tags for ${email}`)
  enter(again.getByLabelText(/^Tags to remove/), 'premium')
  await user.click(again.getByRole('button', { name: 'Save tags' }))
  await waitFor(() => expect(tagsOf(email)).toEqual(['founder']))
  expect(bodiesOf('updateEmailTags')).toEqual([{ email, removeTags: ['premium'], newTags: [] }])
})

it('changes the tags of many addresses with a result per address', async () => {
  const { user } = await renderAt('/admin/mailing-list?q=doers.test', { as: 'admin' })
  await screen.findByRole('table', { name: 'Mailing list signups' })
  await user.keyboard('jxjxt')
  const form = await dialog('Tags for 2 addresses')
  enter(form.getByLabelText(/^Tags to add/), 'autumn')
  fail('updateEmailTags', { status: 429, message: 'Too many at once', after: 1 })
  await user.click(form.getByRole('button', { name: 'Save tags' }))
  const results = await dialog('Saving tags')
  expect(await results.findByText('1 of 2 done, 1 failed.')).toBeVisible()
  setRules([])
  await user.click(results.getByRole('button', { name: 'Retry failed' }))
  await waitFor(() => expect(db.emailTags.filter(({ tags }) => tags.includes('autumn'))).toHaveLength(2))
})
