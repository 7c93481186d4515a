import { describe, expect, it } from 'vitest'
import { bodiesOf, db, enter, renderAt, screen, toasts, waitFor, watch, within } from '@tests/page'

type Shown = Awaited<ReturnType<typeof renderAt>>

const form = async () => within(await screen.findByRole('form', { name: 'Settings' }))
const changes = () => within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem')
const save = async ({ user }: Shown) => user.click((await form()).getByRole('button', { name: 'Save settings' }))

const retype = async (label: string | RegExp, text: string) => enter((await form()).getByLabelText(label), text)

describe('the settings', () => {
  it('send back an empty notice as it was read', async () => {
    Object.assign(db.config, { maintenanceNotice: '' })
    const shown = await renderAt('/admin/config', { as: 'admin' })
    await form()
    await retype('Points needed to redeem', '120')
    await save(shown)
    await waitFor(() => expect(toasts()).toContain('success: Config saved'))
    expect(bodiesOf('saveConfig')).toEqual([{ config: expect.objectContaining({ maintenanceNotice: '' }) }])
  })

  it('are saved where the server has sent no word on a switch, which stays unsaid', async () => {
    Reflect.deleteProperty(db.config, 'cashbackEnabled')
    const shown = await renderAt('/admin/config', { as: 'admin' })
    await retype(/^Support email/, 'hello@doers.test')
    await save(shown)
    await waitFor(() => expect(toasts()).toContain('success: Config saved'))
    expect(bodiesOf('saveConfig')).toEqual([
      { config: expect.not.objectContaining({ cashbackEnabled: expect.anything() }) },
    ])
  })

  it('are saved where one that the server did not send was typed and cleared again', async () => {
    const unsent = ['teamSeatLimit', 'cashbackCents', 'supportEmail']
    for (const name of unsent) Reflect.deleteProperty(db.config, name)
    const shown = await renderAt('/admin/config', { as: 'admin' })
    for (const [label, text] of [
      ['Maximum seats per team', '5'],
      ['Cashback', '12.50'],
      [/^Support email/, 'hello@doers.test'],
    ] as const) {
      await retype(label, text)
      await shown.user.clear((await form()).getByLabelText(label))
    }
    await retype('Points needed to redeem', '120')
    await save(shown)
    await waitFor(() => expect(bodiesOf('saveConfig')).toHaveLength(1))
    for (const name of unsent)
      expect(bodiesOf('saveConfig')).toEqual([{ config: expect.not.objectContaining({ [name]: expect.anything() }) }])
  })

  it('are saved where one that nobody changed has a value that the form would not take', async () => {
    watch.allowContractBreach()
    Object.assign(db.config, { teamSeatLimit: 0 })
    const shown = await renderAt('/admin/config', { as: 'admin' })
    await retype(/^Support email/, 'hello@doers.test')
    await save(shown)
    await waitFor(() =>
      expect(bodiesOf('saveConfig')).toEqual([{ config: expect.objectContaining({ teamSeatLimit: 0 }) }]),
    )
  })

  it('show what a change will do, and are saved as a whole with those the form does not know', async () => {
    Object.assign(db.config, { regions: ['sg', 'my'] })
    const before = structuredClone(db.config)
    const shown = await renderAt('/admin/config', { as: 'admin' })
    const fields = await form()
    expect(fields.getByLabelText('Maximum seats per team')).toHaveValue('100')
    expect(
      within(fields.getByRole('region', { name: 'Other settings' })).getByText('This website doesn’t use these.'),
    ).toBeVisible()
    expect(within(fields.getByRole('region', { name: 'Other settings' })).getByLabelText('Cashback')).toHaveValue(
      '80.00',
    )
    expect(fields.getByRole('textbox', { name: /^Search index url/, description: 'searchIndexUrl' })).toHaveValue(
      'https://search.doers.test/v2',
    )
    expect(fields.getByText('Not editable here because they’re lists or objects: regions.')).toBeVisible()
    expect(fields.getByRole('button', { name: 'Save settings' })).toHaveAccessibleDescription('Change a setting first.')
    expect(fields.getByText('No notice is set.')).toBeVisible()
    await shown.user.type(fields.getByLabelText(/^Text/), 'Soon')
    expect(fields.getByText('In force now, until you clear it.')).toBeVisible()
    await shown.user.click(fields.getByLabelText('Signup'))
    await shown.user.click(fields.getByLabelText('Chat widget enabled'))
    await retype('Cashback', '65.50')
    expect(changes().map(({ textContent }) => textContent)).toEqual([
      'Signup: On → OffWhen off, no one can create an account.',
      'Text: Empty → Soon',
      'Cashback: S$80.00 → S$65.50',
      'Chat widget enabled: Off → On',
    ])
    await save(shown)
    await waitFor(() => expect(toasts()).toContain('success: Config saved'))
    expect(db.config).toEqual({
      ...before,
      maintenanceNotice: 'Soon',
      registrationEnabled: false,
      cashbackCents: 6550,
      chatWidgetEnabled: true,
    })
    await waitFor(() => expect(screen.getByText('No changes yet.')).toBeVisible())
    expect((await form()).getByLabelText('Signup')).not.toBeChecked()
  })
})
