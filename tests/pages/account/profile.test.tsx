import { describe, expect, it } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { schemaOf } from '@/areas/account/profile/profileValues'
import { missingFields } from '@/domain/account/profileCompletion'
import { localStore } from '@/lib/storage/storage'
import { act, bodiesOf, db, enter, fail, renderWithoutNotices, screen, waitFor, within, userOr404 } from '@tests/page'

const region = (name: string) => screen.findByRole('region', { name })

describe('the profile', () => {
  it('saves changed fields only, a cleared one as null, and updates the percentage', async () => {
    const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
    expect(await screen.findByRole('progressbar', { name: 'Profile complete' })).toHaveAttribute('aria-valuenow', '33')
    enter(screen.getByLabelText(/^Company or trading name/), 'Lim & Letters')
    expect(screen.getByText('You have unsaved changes.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(bodiesOf('updateProfile')).toEqual([{ company: 'Lim & Letters' }]))
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38'))
    expect(screen.queryByRole('link', { name: 'Company or trading name' })).not.toBeInTheDocument()
    enter(screen.getByLabelText(/^Job title/), '')
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(bodiesOf('updateProfile')).toEqual([{ company: 'Lim & Letters' }, { jobTitle: null }]))
  })

  it('takes back nothing that another device has saved since the form was opened', async () => {
    const { user, store } = await renderWithoutNotices('/account/profile', { as: 'member' })
    const company = await screen.findByLabelText(/^Company or trading name/)
    userOr404('u-member').jobTitle = 'Publisher'
    await act(() => store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
    const save = () => user.click(screen.getByRole('button', { name: 'Save profile' }))
    await user.type(company, 'Lim')
    await save()
    await waitFor(() => expect(bodiesOf('updateProfile')).toEqual([{ company: 'Lim' }]))
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument())
    await user.type(company, ' & Letters')
    await save()
    await waitFor(() => expect(bodiesOf('updateProfile')).toEqual([{ company: 'Lim' }, { company: 'Lim & Letters' }]))
  })

  it('sends a value again after a save of which nobody knows whether it was made', async () => {
    const heal = fail('updateProfile', '502')
    const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
    const company = await screen.findByLabelText(/^Company or trading name/)
    const save = () => user.click(screen.getByRole('button', { name: 'Save profile' }))
    // As if the gateway had lost the answer: the server has saved it.
    userOr404('u-member').company = 'Lim'
    await user.type(company, 'Lim')
    await save()
    await waitFor(() => expect(bodiesOf('updateProfile')).toHaveLength(4))
    await waitFor(() => expect(bodiesOf('getMe').length).toBeGreaterThan(1))
    heal()
    await user.clear(company)
    await save()
    await waitFor(() => expect(userOr404('u-member').company).toBeFalsy())
  })

  it('asks for nothing once it is complete', async () => {
    const member = userOr404('u-premium')
    for (const { field } of missingFields(member)) Object.assign(member, { [field]: 'x' })
    await renderWithoutNotices('/account/profile', { as: 'premium' })
    expect(await region('About you')).toBeVisible()
    expect(screen.queryByRole('progressbar', { name: 'Profile complete' })).not.toBeInTheDocument()
  })

  it('names every field, folds what few fill in, shows an address in one line, and hides the ID document, never storing it here', async () => {
    const { user } = await renderWithoutNotices('/account/profile', { as: 'premium' })
    const form = await screen.findByRole('form', { name: 'Your profile' })
    const labels = [...form.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toContain('Gender identity (optional)')
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])

    expect(await screen.findByText('12 Tiong Bahru Road, Singapore 168732, Singapore')).toBeVisible()
    expect(screen.getByLabelText(/^Job title/)).toBeVisible()
    expect(screen.getByLabelText(/^Nationality/)).not.toBeVisible()
    await user.click(screen.getByText('Age, gender, nationality and WorkBuddy'))
    expect(screen.getByLabelText(/^Nationality/)).toBeVisible()

    const card = within(await region('ID document'))
    expect(card.queryByText('S8812345A')).not.toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Show ID details' }))
    expect(card.getByText('S8812345A')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Change ID details' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'ID document' }))
    enter(dialog.getByLabelText(/^Document number/), 'S1111111B')
    await user.click(dialog.getByRole('button', { name: 'Save ID details' }))
    await waitFor(() => expect(userOr404('u-premium').personalIdNumber).toBe('S1111111B'))
    expect(JSON.stringify({ ...localStorage })).not.toContain('S1111111B')
    expect(localStore.read('draft:profile:u-premium')).toBeUndefined()
  })

  it('opens the folded part of a field with an error', async () => {
    const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
    await user.click(await screen.findByText('Interests, other links and registration number'))
    await user.type(screen.getByLabelText(/^Facebook page/), 'no address')
    await user.click(screen.getByText('Interests, other links and registration number'))
    expect(screen.getByLabelText(/^Facebook page/)).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await user.click(await screen.findByRole('link', { name: 'Facebook page: Please enter a valid URL' }))
    expect(screen.getByLabelText(/^Facebook page/)).toBeVisible()
    expect(screen.getByLabelText(/^Facebook page/)).toHaveFocus()
  })

  it('focuses the field in the URL, and any that is missing', async () => {
    const { user } = await renderWithoutNotices('/account/profile?field=linkedin', { as: 'member' })
    await waitFor(() => expect(screen.getByLabelText(/^LinkedIn page/)).toHaveFocus())
    await user.click(screen.getByText(/^\d+ more$/))
    await user.click(screen.getByRole('link', { name: 'Home city' }))
    await waitFor(() => expect(screen.getByLabelText(/^Home city/)).toHaveFocus())
    expect(screen.getByLabelText(/^Home city/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Profile picture' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus())
  })

  it('copies the home address to the billing address on request (R-PROF-03)', async () => {
    Object.assign(userOr404('u-premium'), {
      billingAddressUseResidential: false,
      billingCity: null,
      billingAddressLine1: null,
    })
    const { user } = await renderWithoutNotices('/account/profile', { as: 'premium' })
    const same = await screen.findByLabelText('Use my home address for billing')
    expect(screen.getByLabelText(/^Billing city/)).toHaveValue('')
    await user.click(same)
    expect(screen.queryByLabelText(/^Billing city/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() =>
      expect(bodiesOf('updateProfile')).toEqual([
        { billingAddressLine1: '12 Tiong Bahru Road', billingCity: 'Singapore', billingAddressUseResidential: true },
      ]),
    )
  })

  it.each<[string, string | undefined, ('linkedin' | 'instagram')?]>([
    ['@aisyah', 'https://www.linkedin.com/in/aisyah'],
    ['in/aisyah-ceramics/', 'https://www.linkedin.com/in/aisyah-ceramics'],
    ['https://www.linkedin.com/in/aisyah', 'https://www.linkedin.com/in/aisyah'],
    ['stored name', 'stored name'],
    ['other name', undefined],
    ['aisyah', undefined],
    ['aisyah.co', 'https://www.instagram.com/aisyah.co', 'instagram'],
    ['www.kopi.works', 'https://www.kopi.works', 'instagram'],
    ['instagram.com/aisyah', 'https://instagram.com/aisyah', 'instagram'],
  ])('reads the page %j as %j', async (page, sent, field = 'linkedin') => {
    const user = db.users[0] as (typeof db.users)[0]
    const schema = schemaOf('2026-11-27', { ...user, linkedin: 'stored name' })
    const read = await schema
      .pick([field])
      .validate({ [field]: page })
      .catch(() => ({ [field]: undefined }))
    expect(read).toEqual({ [field]: sent })
  })

  it('adds and removes tags, and says on the page that one was, is still there, or was gone already', async () => {
    const { user } = await renderWithoutNotices('/account/profile', { as: 'india' })
    const card = within(await region('Tags'))
    const add = async () => {
      enter(await card.findByLabelText('New tag'), 'podcaster')
      await user.click(card.getByRole('button', { name: 'Add tag' }))
      expect(await card.findByText('podcaster was added.')).toBeVisible()
    }
    const remove = async () => user.click(await card.findByRole('button', { name: 'Remove podcaster' }))
    await add()
    fail('deleteUserTag', { status: 422, times: 1 })
    await remove()
    expect(await card.findByText('We couldn’t remove podcaster. Please try again.')).toBeVisible()
    await remove()
    expect(await card.findByText('podcaster was removed.')).toBeVisible()
    await add()
    // Another tab was faster.
    db.userTags = db.userTags.filter(({ tag }) => tag !== 'podcaster')
    await remove()
    expect(await card.findByText('podcaster was already removed.')).toBeVisible()
    await waitFor(() => expect(card.queryByRole('button', { name: 'Remove podcaster' })).toBeNull())
    expect(bodiesOf('addUserTag')).toEqual([{ tag: 'podcaster' }, { tag: 'podcaster' }])
  })
})

describe('the password', () => {
  it('is changed with the current one, and deleted without another service: a code is left to sign in with (R-PWD-07)', async () => {
    const { user } = await renderWithoutNotices('/account/profile', { as: 'member' })
    const card = within(await region('Password'))
    enter(card.getByLabelText('Current password'), 'wrong')
    enter(card.getByLabelText('New password'), 'violet-otter-rides-42')
    await user.click(card.getByRole('button', { name: 'Change password' }))
    expect(await card.findByRole('link', { name: 'Current password: This isn’t your current password' })).toBeVisible()
    enter(card.getByLabelText('Current password'), 'Doers-2026!')
    await user.click(card.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(userOr404('u-member').password).toBe('violet-otter-rides-42'))
    expect(await screen.findByText('Your password has been successfully changed')).toBeVisible()

    await user.click(card.getByRole('button', { name: 'Delete password' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/one-time code/)).toBeVisible()
    expect(userOr404('u-member').password).not.toBeNull()
    await user.click(dialog.getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(userOr404('u-member').password).toBeNull())
    expect(await card.findByText(/^You sign in with a one-time code or another service\./)).toBeVisible()
    expect(await card.findByRole('button', { name: 'Create password' })).toBeVisible()
  })

  it('is created if there is none, and can then be deleted', async () => {
    const { user } = await renderWithoutNotices('/account/profile', { as: 'member', scenario: 'no-password' })
    const card = within(await region('Password'))
    enter(card.getByLabelText('New password'), 'violet-otter-rides-42')
    await user.click(card.getByRole('button', { name: 'Create password' }))
    await user.click(await card.findByRole('button', { name: 'Delete password' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(userOr404('u-member').password).toBeNull())
    expect(await card.findByRole('button', { name: 'Create password' })).toBeVisible()
  })
})
