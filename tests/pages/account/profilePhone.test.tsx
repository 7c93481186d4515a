import { expect, it } from 'vitest'
import { bodiesOf, db, renderWithoutNotices, screen, waitFor, watch } from '@tests/page'

it('saves a number with its own dialling code, and after it one with the code that is shown', async () => {
  for (const row of db.users) Object.assign(row, { phoneDiallingCode: '+65', phone: '8123 4567' })
  const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
  const save = async (number: string) => {
    const field = await screen.findByLabelText(/^Phone/)
    await user.clear(field)
    await user.type(field, number)
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
  }
  await save('+44 20 7946 0958')
  const first = { phoneDiallingCode: '+44', phone: '20 7946 0958' }
  await waitFor(() => expect(bodiesOf('updateProfile')).toEqual([first]))
  await screen.findByText('', { selector: '.profile-save [role="status"]' })
  await save('9123 4567')
  await waitFor(() =>
    expect(bodiesOf('updateProfile')).toEqual([first, { phoneDiallingCode: '+65', phone: '9123 4567' }]),
  )
})

it('saves a profile whose dialling code the server sends as a number, and leaves the code as it is', async () => {
  watch.allowContractBreach()
  for (const row of db.users) Object.assign(row, { phoneDiallingCode: 65, phone: '8123 4567' })
  const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
  const field = await screen.findByLabelText(/^First name/)
  await user.clear(field)
  await user.type(field, 'Robin')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(bodiesOf('updateProfile')).toEqual([{ firstName: 'Robin' }]))
})
