import { describe, expect, it } from 'vitest'
import { midMonth } from '@tests/dates/midMonth'
import { asked, db, enter, fail, savedInEach, screen, toasts, waitFor, within } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const saved = savedInEach()
const table = (name: string) => screen.findByRole('table', { name })
const acme = () => db.teams.find(({ teamId }) => teamId === 'team-acme')

describe('Billing & Invoices for a team', () => {
  it('shows finance staff everything that is charged, and asks for nothing else of Purchases', async () => {
    midMonth()
    const { user } = await renderWithoutNotices('/team/billing', { as: 'finance' })
    const rows = within(await table('Invoices')).getAllByRole('row')
    expect(rows.length).toBeGreaterThan(10)
    expect(within(screen.getByRole('region', { name: 'Next 30 days' })).getByText(/Team seats/)).toBeVisible()
    expect(screen.getByText(/We couldn’t charge S\$.+ for Bookkeeping\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Update your card' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /^Orders/ }))
    expect(await table('Orders')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Subscriptions/ }))
    const [cancel] = within(await table('Subscriptions')).getAllByRole('button', { name: /^Cancel / })
    expect(cancel).toHaveAccessibleDescription('Only the owner and administrators of your team can do this.')
    await user.click(screen.getByRole('tab', { name: 'Invoice details' }))
    const save = await screen.findByRole('button', { name: 'Save invoice email' })
    expect(save).toHaveAccessibleDescription('Only the owner and administrators of your team can do this.')
    expect(asked()).not.toEqual(expect.arrayContaining(['listTeamPaymentMethods']))
    expect(asked()).not.toEqual(expect.arrayContaining(['listAssignedTeamDoSubscriptions']))
  })

  it('saves the PDFs of a period and the accountant’s file of this team alone; a phone has the date in the second line of a row', async () => {
    const { user } = await renderWithoutNotices('/team/billing', { as: 'finance' })
    const period = within(await screen.findByRole('form', { name: 'Download invoices by date' }))
    expect(period.getByText(/The ZIP also includes your own invoices/)).toBeVisible()
    await user.click(period.getByRole('button', { name: 'Last month' }))
    await user.click(period.getByRole('button', { name: 'Accountant’s CSV' }))
    const [csv] = saved
    const text = (await csv?.file.text()) ?? ''
    const lines = text.trim().split('\n').slice(1)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toContain('Acme Studio Pte Ltd')
    await user.click(period.getByRole('button', { name: 'Download PDFs' }))
    expect(await period.findByText('ZIP downloaded.')).toBeVisible()

    const seconds = async (name: string) => {
      const cells = (await table(name)).querySelectorAll<HTMLElement>('.data-second')
      return [...new Set([...cells].map(({ dataset }) => dataset.label))]
    }
    expect(await seconds('Invoices')).toEqual(['Date'])
    await user.click(screen.getByRole('tab', { name: /^Orders/ }))
    expect(await seconds('Orders')).toEqual(['Date'])
    await user.click(screen.getByRole('tab', { name: /^Subscriptions/ }))
    expect(await seconds('Subscriptions')).toEqual([])
  })

  it('lets owner and administrators say where invoices go', async () => {
    const { user } = await renderWithoutNotices('/team/billing?show=details', { as: 'team-admin' })
    const email = within(await screen.findByRole('form', { name: 'Invoice email' }))
    const field = email.getByLabelText(/Different address for invoices/)
    enter(field, 'books@acme.example')
    await user.click(email.getByRole('button', { name: 'Save invoice email' }))
    await waitFor(() => expect(acme()?.altInvoiceEmail).toBe('books@acme.example'))
    const address = within(screen.getByRole('form', { name: 'Invoice address' }))
    enter(address.getByLabelText('Address'), '1 Raffles Place')
    await user.click(address.getByRole('button', { name: 'Save invoice address' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Invoice email saved', 'success: Invoice address saved']))
    expect(bodiesOf('updateTeamInvoiceAddress')).toEqual([
      { invoiceAddress: expect.objectContaining({ addressLine1: '1 Raffles Place' }) as unknown },
    ])
  })

  it('shows the notice period before a subscription is cancelled, charges it once, and tells it in the timeline (R-LIFE-07)', async () => {
    const { user } = await renderWithoutNotices('/team/billing?show=subscriptions', { as: 'owner' })
    await table('Subscriptions')
    await user.click(screen.getByRole('button', { name: /^Cancel E-signature/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Cancel E-signature/ }))
    expect(dialog.getByText(/notice period is 30 days/)).toBeVisible()
    const before = db.invoices.length
    await user.click(dialog.getByRole('button', { name: /^Cancel and pay S\$/ }))
    await waitFor(() => expect(toasts()).toEqual(['success: Subscription cancelled']))
    expect(bodiesOf('cancelStripeSubscription')).toEqual([{ chargeNoticePeriod: true }])
    expect(db.invoices).toHaveLength(before + 1)
    await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(1))
  })

  it('sends a cancellation whose outcome is unknown not again, but asks again for it', async () => {
    const { user } = await renderWithoutNotices('/team/billing?show=subscriptions', { as: 'owner' })
    await table('Subscriptions')
    const open = async () => {
      await user.click(screen.getByRole('button', { name: /^Cancel E-signature/ }))
      return within(await screen.findByRole('dialog', { name: /^Cancel E-signature/ }))
    }
    const dialog = await open()
    fail('cancelStripeSubscription', 'drop-after')
    const heal = fail('listTeamSubscriptions', { status: 503 })
    await user.click(dialog.getByRole('button', { name: /^Cancel and pay/ }))
    expect(await dialog.findByText(/We won’t send it again until we know\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Keep subscription' }))
    const again = await open()
    expect(again.queryByRole('button', { name: /^Cancel and pay/ })).not.toBeInTheDocument()
    heal()
    await user.click(again.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bodiesOf('cancelStripeSubscription')).toHaveLength(1)
    await waitFor(() => expect(bodiesOf('createActivity')).toHaveLength(1))
  })

  it('says what will appear', async () => {
    await renderWithoutNotices('/team/billing?show=subscriptions', {
      as: 'finance',
      first: () => {
        db.teamSubscriptions = []
        for (const team of db.teams) team.seatChanges = []
      },
    })
    expect(await screen.findByText('No subscriptions yet')).toBeVisible()
  })
})
