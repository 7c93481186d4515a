import { describe, expect, it } from 'vitest'
import { db, goTo, renderAt, renderWithoutNotices, required, screen, toasts, waitFor, within } from '@tests/page'
import {
  texts,
  inWizard,
  newTeam,
  step,
  open,
  begin,
  fillCompany,
  addMember,
  proceed,
  enterCard,
  agree,
  confirm,
  toPayment,
  reload,
  quickRegistration,
  toMembers,
  payWith,
  openPayment,
} from './registering'
import { calledIds, calls, fill, sent } from './seatTests'

quickRegistration()

describe('registering a company', () => {
  it('goes from the intro through three steps to the success, in the order of R-TEAM-12', async () => {
    const shown = await open()
    await begin(shown)
    const dialog = await inWizard()
    expect(dialog.getByRole('progressbar', { name: 'Registration' })).toHaveAttribute('aria-valuenow', '0')
    await fillCompany(shown)
    await step('Team details')
    expect(dialog.getByRole('progressbar', { name: 'Registration' })).toHaveAttribute('aria-valuenow', '50')
    expect(dialog.getByLabelText('Administrator’s email')).toHaveAttribute('readonly')
    await addMember(shown, 1, 'ana@kopi.works', 'Administrator')
    await addMember(shown, 2, 'ben@kopi.works', 'Finance staff')
    await proceed(shown)
    await step('Confirm payment')
    expect(dialog.getByRole('progressbar', { name: 'Registration' })).toHaveAttribute('aria-valuenow', '100')
    expect(
      await dialog.findByText(/^2 × S\$5\.50 × \d+\/\d+ = S\$\d+\.\d\d today, then S\$11\.00 on 01\/\d\d\/\d{4}$/),
    ).toBeVisible()
    await enterCard(shown)
    await confirm(shown)
    expect(await dialog.findAllByText(texts.terms)).not.toHaveLength(0)
    expect(sent('addTeamSeats')).toEqual([])
    await agree(shown)
    await confirm(shown)

    const done = within(await screen.findByRole('dialog', { name: 'Your team is ready' }))
    expect(await done.findByText('Kopi Works')).toBeVisible()
    expect(await done.findByText(/We’ve emailed you and everyone you invited\./)).toBeVisible()
    await waitFor(() => expect(sent('updateActiveAccount')).toHaveLength(1))
    const writes = ['saveTeam', 'saveConnection', 'saveStripeCustomer', 'addTeamSeats', 'sendTeamCreatedEmail',
      'markInvitationsSeen', 'updateActiveAccount'] // prettier-ignore
    expect(calledIds().filter((id) => writes.includes(id))).toEqual([
      'saveTeam', 'saveTeam', 'saveConnection', 'saveConnection', 'saveTeam', 'saveStripeCustomer', 'addTeamSeats',
      'sendTeamCreatedEmail', 'markInvitationsSeen', 'updateActiveAccount',
    ]) // prettier-ignore
    expect(sent('saveTeam').map((body) => (body as { team: { step: number } }).team.step)).toEqual([1, 1, 3])
    expect(sent('saveStripeCustomer')).toMatchObject([{ type: 'team', saveCard: true, stripe_customer_id: null }])
    expect(sent('addTeamSeats')).toMatchObject([{ membersCount: 2, members: [{}, {}] }])
    expect(newTeam()).toMatchObject({ status: 'ACTIVE', companyName: 'Kopi Works', website: 'https://kopi.works' })

    await shown.user.click(done.getByRole('button', { name: 'Go to my Team Dashboard' }))
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/team'))
    expect(shown.router.state.location.search).toBe('')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('keeps the company and pays on a server that says only what it must', async () => {
    const path = '/account/events?createTeam=true'
    const shown = await renderWithoutNotices(path, { as: 'premium', backend: 'minimal' })
    await toPayment(shown)
    await payWith(shown)
    expect(await screen.findByRole('dialog', { name: 'Your team is ready' })).toBeVisible()
    const company = { companyLocation: 'Singapore', website: 'https://kopi.works' }
    expect(newTeam()).toMatchObject({ ...company, status: 'ACTIVE' })
    expect(sent('saveStripeCustomer')).toMatchObject([{ email: 'premium@doers.test' }])
  })

  it('fills an empty row with a person pasted into it, and blocks members of the same address (R-VAL-07, R-VAL-08)', async () => {
    const shown = await open()
    await toMembers(shown)
    const dialog = await inWizard()
    await shown.user.click(dialog.getByRole('button', { name: 'Add member' }))
    const field = (label: string) => within(dialog.getByRole('group', { name: 'member 1' })).getByLabelText(label)
    await shown.user.click(field('Name'))
    await shown.user.paste('Ada Tan\tada@k.test')
    expect(field('Name')).toHaveValue('Ada Tan')
    expect(field('Email address')).toHaveValue('ada@k.test')
    // A filled row keeps what is in its other fields.
    await fill(shown, field('Email address'), 'Adam <adam@k.test>')
    expect(field('Name')).toHaveValue('Ada Tan')
    expect(field('Email address')).toHaveValue('Adam <adam@k.test>')
    await shown.user.selectOptions(field('Role'), 'Team member')
    await addMember(shown, 2, 'ADAM@k.test')
    await proceed(shown)
    expect(await dialog.findAllByText(texts.duplicates)).not.toHaveLength(0)
    expect(sent('saveConnection')).toEqual([])
  })

  it('adds pasted lines and a CSV file as rows to be fixed in place', async () => {
    const shown = await open()
    await toMembers(shown)
    const dialog = await inWizard()
    await shown.user.click(dialog.getByText('Add several people'))
    await fill(
      shown,
      dialog.getByLabelText(/^One person per line/),
      'Ana, ana@kopi.works, Finance staff\nben@kopi.works',
    )
    await shown.user.click(dialog.getByRole('button', { name: 'Add these lines' }))
    expect(await dialog.findByText('2 members added')).toBeInTheDocument()
    const file = new File(['name,email,role\nCy,cy-at-kopi,boss\n'], 'team.csv', { type: 'text/csv' })
    await shown.user.upload(dialog.getByLabelText('Choose a CSV file'), file)
    const third = within(await dialog.findByRole('group', { name: 'member 3' }))
    expect(third.getByLabelText('Email address')).toHaveValue('cy-at-kopi')
    await proceed(shown)
    expect(await dialog.findAllByText('Please enter a valid email')).not.toHaveLength(0)
    expect(within(dialog.getByRole('group', { name: 'member 2' })).getByText(texts.required)).toBeVisible()
  })

  it('adds a list of recipients, keeps what belongs to no recipient in the box, and refuses a file without addresses', async () => {
    const shown = await open()
    await toMembers(shown)
    const dialog = await inWizard()
    await shown.user.click(dialog.getByText('Add several people'))
    const box = dialog.getByLabelText(/^One person per line/)
    const add = () => shown.user.click(dialog.getByRole('button', { name: 'Add these lines' }))
    const file = (...parts: BlobPart[]) =>
      shown.user.upload(dialog.getByLabelText('Choose a CSV file'), new File(parts, 'a.csv', { type: 'text/csv' }))
    const names = () => dialog.getAllByLabelText('Name').map((input) => (input as HTMLInputElement).value)

    await fill(shown, box, 'Tan, Ada <ada@k.test>; Ben Ong <ben@k.test>; Chan <chan@k.test>')
    await add()
    expect(await dialog.findByText('3 members added')).toBeInTheDocument()
    expect(names()).toEqual(['Tan, Ada', 'Ben Ong', 'Chan'])
    await fill(shown, box, 'dan@k.test, Eve, fay@k.test')
    await add()
    expect(await dialog.findByText(/^2 members added. We couldn’t match the rest to anyone/)).toBeInTheDocument()
    expect(box).toHaveValue('Eve')
    await fill(shown, box, '')
    await file('Name,Phone\nAda,9123 4567\n')
    expect(
      await dialog.findByText(/no column of email addresses in this list. Its columns: Name, Phone\.$/),
    ).toBeVisible()
    await file(Uint8Array.from([...'Name,Email\nJosé,jose@k.test'].map((letter) => letter.charCodeAt(0))))
    expect(await dialog.findByText(/^1 member added. Please check names with accents/)).toBeVisible()
    expect(names().at(-1)).toBe('José')
    await file(Array.from({ length: 501 }, (_, index) => `p${index}@k.test`).join('\n'))
    expect(await dialog.findByText('This list has 501 people. Please add at most 500 at a time.')).toBeVisible()
    await file(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))
    expect(await dialog.findByText(/save the list as “CSV UTF-8” and choose that file/)).toBeVisible()
    expect(names()).toHaveLength(6)
  })

  it('registers without members: no seats, but a card; nothing is charged (R-TEAM-08, R-VAL-09)', async () => {
    const shown = await open()
    await toPayment(shown, 0)
    const dialog = await inWizard()
    expect(await dialog.findByText('Nothing to pay today.')).toBeVisible()
    await payWith(shown)
    const done = within(await screen.findByRole('dialog', { name: 'Your team is ready' }))
    expect(await done.findByText(/We’ve emailed you\.$/)).toBeVisible()
    expect(sent('addTeamSeats')).toEqual([{ members: [], membersCount: 0 }])
    expect(newTeam()).toMatchObject({ status: 'ACTIVE' })
  })

  it('destroys the card fields and the consent on the way back, and keeps the members (R-TEAM-06)', async () => {
    const shown = await openPayment()
    const dialog = await inWizard()
    await enterCard(shown)
    await agree(shown)
    await shown.user.click(dialog.getByRole('button', { name: 'Back' }))
    await step('Team details')
    expect(dialog.getByDisplayValue('m1@kopi.works')).toBeVisible()
    await proceed(shown)
    await step('Confirm payment')
    expect(await dialog.findByRole('textbox', { name: 'Card number' })).toHaveValue('')
    expect(dialog.getByRole('checkbox', { name: /terms & conditions/ })).not.toBeChecked()
    // The member was not sent twice.
    expect(sent('saveConnection')).toHaveLength(1)
  })

  it('closes to step 1, and opens again with what was saved and typed (R-TEAM-07)', async () => {
    const shown = await open()
    await toMembers(shown)
    await addMember(shown, 1, 'ana@kopi.works')
    await shown.user.click((await inWizard()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(shown.router.state.location.search).toBe(''))
    await goTo(shown.router, '/account/events?createTeam=true')
    await begin(shown)
    const dialog = await inWizard()
    expect(dialog.getByLabelText('Company name')).toHaveValue('Kopi Works')
    await shown.user.click(dialog.getByRole('button', { name: 'Add team members' }))
    await step('Team details')
    expect(dialog.getByText('We kept what you typed last time.')).toBeVisible()
    expect(dialog.getByDisplayValue('ana@kopi.works')).toBeVisible()
    expect(db.teams.filter(({ ownerUserId }) => ownerUserId === 'u-premium')).toHaveLength(1)
  })

  it('removes a saved member that is taken out of the form, but none that another tab adds meanwhile', async () => {
    const path = '/account/events?createTeam=true&teamStep=2'
    const shown = await renderWithoutNotices(path, {
      scenario: 'team-begun',
      first: () =>
        Object.assign(required(db.users.find(({ userId }) => userId === 'u-india')), { isPremiumMember: true }),
    })
    await step('Team details')
    const dialog = await inWizard()
    expect(dialog.getByDisplayValue('vikram@indiranagar.example')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Remove member 1' }))
    shown.unmount()
    const vikram = required(db.connections.find(({ email }) => email === 'vikram@indiranagar.example'))
    db.connections.push({ ...vikram, id: 'con-other-tab', email: 'zoe@indiranagar.example' })
    const second = await renderAt(path, { as: 'india' })
    await step('Team details')
    await addMember(second, 2, 'ana@kopi.works')
    second.unmount()
    const third = await renderAt(path, { as: 'india' })
    await step('Team details')
    await proceed(third)
    await step('Confirm payment')
    expect(calls('deleteConnection')).toHaveLength(1)
    expect(sent('saveConnection')).toMatchObject([{ member: { email: 'ana@kopi.works' } }])
    expect(db.connections).toContainEqual(expect.objectContaining({ id: 'con-other-tab' }))
    expect(db.connections).not.toContainEqual(expect.objectContaining({ id: vikram.id }))
    expect(toasts()).toEqual([])
  })
})
