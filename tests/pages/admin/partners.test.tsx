import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodiesOf, db, enter, fail, findUser, renderAt, requestLog, toasts } from '@tests/page'
import { typeName } from './admin'

const partner = (name: string) => db.partners.find((one) => one.name === name)
const typed = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox')

describe('partners', () => {
  it('gets a new partner, whose key is shown once', async () => {
    const { user, store } = await renderAt('/admin/partners', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'New partner' }))
    const form = within(await screen.findByRole('dialog', { name: 'New partner' }))
    await user.type(form.getByLabelText('Name'), 'Paper Crane')
    await user.type(form.getByLabelText('API user name'), 'workbuddy')
    await user.click(form.getByRole('button', { name: 'Create partner' }))
    expect(await form.findByRole('link', { name: 'API user name: This name is taken' })).toBeVisible()
    enter(form.getByLabelText('API user name'), 'paper-crane')
    await user.click(form.getByRole('button', { name: 'Create partner' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Paper Crane’s API key' }))
    expect(dialog.getByText(partner('Paper Crane')?.apiKey ?? '?')).toBeVisible()
    expect(toasts()).toContain("success: Partner 'Paper Crane' created")
    await user.click(dialog.getByRole('button', { name: 'I’ve saved the key' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const apiKey = partner('Paper Crane')?.apiKey ?? '?'
    expect(document.body.textContent).not.toContain(apiKey)
    expect(JSON.stringify(store.getState())).not.toContain(apiKey)
  })

  it('disables and enables, and tells a failure in the dialog', async () => {
    const heal = fail('disablePartner', { status: 503, message: 'Not now' })
    const { user } = await renderAt('/admin/partners', { as: 'admin' })
    const choose = async (item: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Clickwell' }))
      await user.click(screen.getByRole('menuitem', { name: item }))
    }
    await choose('Disable')
    const button = await screen.findByRole('button', { name: 'Disable Clickwell' })
    await user.click(button)
    expect(await screen.findByText('Partner could not be disabled')).toBeInTheDocument()
    heal()
    await user.click(button)
    await waitFor(() => expect(toasts()).toContain("success: Partner 'Clickwell' disabled"))
    await waitFor(() => expect(screen.getByRole('row', { name: /^Clickwell/ })).toHaveTextContent('Disabled'))
    await choose('Enable')
    await user.click(await screen.findByRole('button', { name: 'Enable Clickwell' }))
    await waitFor(() => expect(toasts()).toContain("success: Partner 'Clickwell' enabled"))
  })

  it('makes a new key after the typed name, once; a lost answer is never sent again', async () => {
    const { user } = await renderAt('/admin/partners', { as: 'admin' })
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for AXA' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Replace API key' }))
      return within(await screen.findByRole('dialog', { name: 'Replace AXA’s API key?' }))
    }
    const heal = fail('regeneratePartnerApiKey', 'drop-after')
    const lost = await ask()
    await user.type(typed(lost), 'AXA')
    await user.click(lost.getByRole('button', { name: 'Replace AXA’s API key' }))
    const told = 'error: AXA has a new key, but it didn’t reach us: Replace it once more.'
    await waitFor(() => expect(toasts()).toContain(told))
    expect(bodiesOf('regeneratePartnerApiKey')).toHaveLength(1)
    heal()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const dialog = await ask()
    await user.type(typed(dialog), 'AXA')
    await user.click(dialog.getByRole('button', { name: 'Replace AXA’s API key' }))
    const shown = within(await screen.findByRole('dialog', { name: 'AXA’s API key' }))
    expect(shown.getByText(partner('AXA')?.apiKey ?? '?')).toBeVisible()
    expect(toasts()).toContain('success: New API key created for AXA')
  })
})

describe('partner subscriptions', () => {
  const number = () => findUser('u-premium')?.workbuddyPhoneNumber ?? ''
  const row = () => db.partnerSubscriptions.find(({ userId }) => userId === 'u-premium')

  it('finds the member by number, changes the plan, and shows the partner’s answer', async () => {
    Object.assign(row() ?? {}, { plan: 'flex-10', status: 'active' })
    const { user, router } = await renderAt('/admin/partner-subscriptions', { as: 'admin' })
    await user.type(await screen.findByLabelText('WorkBuddy number, name or email'), number())
    await user.click(screen.getByRole('button', { name: 'Find subscription' }))
    expect(await screen.findByText('1 member found')).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(number())
    await user.click(screen.getByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Change plan for ${number()}` }))
    await user.type(dialog.getByLabelText('New plan'), 'gold')
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(await dialog.findByRole('link', { name: /It has flex-10, flex-20/ })).toBeVisible()
    enter(dialog.getByLabelText('New plan'), 'flex-20')
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(toasts()).toContain('success: WorkBuddy plan changed'))
    expect(await screen.findByText(/^Plan flex-20, active/)).toBeInTheDocument()
  })

  it('cancels once; tells what the partner refuses', async () => {
    Object.assign(row() ?? {}, { status: 'active' })
    const path = `/admin/partner-subscriptions?q=${findUser('u-premium')?.email}`
    const { user, unmount } = await renderAt(path, { as: 'admin' })
    const cancel = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
      const dialog = within(await screen.findByRole('dialog', { name: `Cancel subscription for ${number()}?` }))
      await typeName({ user }, dialog)
      await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    }
    await cancel()
    await waitFor(() => expect(toasts()).toContain('success: WorkBuddy subscription cancelled'))
    expect(row()?.status).toBe('cancelled')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).toHaveFocus()
    unmount()
    const reloaded = await renderAt(path, { as: 'admin' })
    const button = await screen.findByRole('button', { name: 'Cancel subscription' })
    expect(button).toHaveAccessibleDescription('You’ve cancelled it.')
    reloaded.unmount()
    // Another tab doesn't know.
    sessionStorage.clear()
    await renderAt(path, { as: 'admin' })
    await cancel()
    expect(await screen.findByText('This subscription is already cancelled')).toBeInTheDocument()
    expect(screen.getByText('WorkBuddy subscription could not be cancelled')).toBeInTheDocument()
    expect(requestLog.read().filter(({ id }) => id === 'cancelWorkbuddySubscription')).toHaveLength(2)
  })

  it('says that no member is found, and how to find one', async () => {
    await renderAt('/admin/partner-subscriptions?q=nobody-at-all', { as: 'admin' })
    expect(await screen.findByText('No member found')).toBeVisible()
    expect(screen.getByText(/^No member with a WorkBuddy number has this name or email/)).toBeVisible()
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('0 members found')
  })

  it('offers a number as typed, whether no user has it or the users could not be searched', async () => {
    const heal = fail('listUsers', '403')
    const { user } = await renderAt('/admin/partner-subscriptions?q=%2B6580000000', { as: 'admin' })
    expect(await screen.findByText('We couldn’t search users')).toBeVisible()
    expect(screen.getByText(/^We don’t know whose number this is/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change plan' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Cancel subscription' })).not.toHaveAttribute('aria-disabled', 'true')
    heal()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^No member’s profile shows this number/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: '+6580000000' })).toBeVisible()
  })
})
