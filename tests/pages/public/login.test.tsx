import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Shape } from '@/contract/types'
import { HttpError } from '@mocks/http'
import { arrives, at, bodyOf, db, enter, fail, goTo, handlers, renderAt, sent, type Shown, toasts } from '@tests/page'

const codeOf = (to: string) => db.mails.find((mail) => mail.to === to)?.code ?? ''

// The live form has replaced the prerendered one.
const live = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  await waitFor(() => expect(screen.getByRole('form', { name: 'Sign in' })).not.toHaveAttribute('method'))
}
const email = () => screen.getByLabelText('Email address')
const password = () => screen.getByLabelText('Password')
const press = async ({ user }: Shown, name: string) => user.click(screen.getByRole('button', { name }))

describe('/login', () => {
  it('has its live form from the start when it is visited again', async () => {
    const shown = await renderAt('/login')
    await live()
    await goTo(shown.router, '/')
    const forms: (string | null)[] = []
    const seen = new MutationObserver(() => {
      for (const form of document.querySelectorAll('form[aria-label="Sign in"]'))
        forms.push(form.getAttribute('method'))
    })
    seen.observe(document.body, { childList: true, subtree: true })
    await goTo(shown.router, '/login')
    await live()
    seen.disconnect()
    expect([...new Set(forms)]).toEqual([null])
  })

  it('signs in and continues to the intended page (R-SESS-04, R-SESS-08)', async () => {
    const shown = await renderAt('/account/notifications')
    expect(at(shown)).toBe('/login')
    await live()
    await shown.user.type(email(), ' member@doers.test ')
    await shown.user.type(password(), 'Doers-2026!{Enter}')
    await arrives(shown, '/account/notifications')
    expect(toasts()).toEqual(['success: Logged in'])
    expect(bodyOf('login')).toEqual({ email: 'member@doers.test', password: 'Doers-2026!' })
  })

  it('links to sign-up above the form, shows an error once between them, also of a 401, and keeps the input', async () => {
    const shown = await renderAt('/login')
    const account = await screen.findByRole('link', { name: 'Create an account' })
    expect(account.compareDocumentPosition(email())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    await live()
    await press(shown, 'Sign in')
    expect(await screen.findByRole('alert')).toHaveTextContent('Email address: This field is required')
    enter(email(), 'member@doers.test')
    enter(password(), 'wrong')
    await press(shown, 'Sign in')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email or password'))
    fail('login', '401=Wrong passwordx1')
    await press(shown, 'Sign in')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Wrong password'))
    expect(password()).toHaveValue('wrong')
    expect(at(shown)).toBe('/login')
    expect(toasts()).toEqual([])
  })

  it('resends the activation mail to a member who is not activated, once a minute', async () => {
    const shown = await renderAt('/login', { scenario: 'unactivated' })
    await live()
    enter(email(), 'member@doers.test')
    enter(password(), 'Doers-2026!')
    await press(shown, 'Sign in')
    const again = await screen.findByRole('button', { name: 'Resend activation email' })
    await shown.user.click(again)
    expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toHaveAttribute('aria-disabled', 'true')
    expect(toasts()).toEqual(['success: We have sent you a new activation email'])
    await shown.user.click(screen.getByRole('button', { name: /Send again in/ }))
    expect(sent('resendActivationEmail')).toHaveLength(1)
  })

  it('says nobody is logged in where a token comes without a user', async () => {
    vi.spyOn(handlers, 'login').mockReturnValueOnce({ token: 't-1', errorMessage: '' })
    const shown = await renderAt('/login')
    await live()
    enter(email(), 'member@doers.test')
    await shown.user.type(password(), 'Doers-2026!{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t sign you in. Please try again.')
    expect(toasts()).toEqual([])
  })
})

describe('a one-time code (R-PWD-01 to R-PWD-05)', () => {
  const askFor = async (shown: Shown, address: string) => {
    await live()
    await shown.user.type(email(), address)
    await press(shown, 'Email me a one-time code')
    expect(email()).toHaveValue(address)
    await press(shown, 'Send the code')
    return screen.findByLabelText('One-time code')
  }

  it('signs in as soon as the sixth digit is entered, pasted with a space or not', async () => {
    const shown = await renderAt('/login')
    const field = await askFor(shown, 'member@doers.test')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    const code = codeOf('member@doers.test')
    await shown.user.click(field)
    await shown.user.paste(`${code.slice(0, 3)} ${code.slice(3)}`)
    await arrives(shown, '/account')
    expect(sent('usePasswordRequest')).toHaveLength(1)
    expect(bodyOf('usePasswordRequest')).toEqual({ userId: 'u-member', requestCode: code })
    expect(JSON.stringify(localStorage)).not.toContain('member@doers.test')
  })

  it('shows a wrong code at the field, which keeps the focus, and does not send it again', async () => {
    const shown = await renderAt('/login')
    const field = await askFor(shown, 'member@doers.test')
    const wrong = codeOf('member@doers.test') === '111111' ? '222222' : '111111'
    await shown.user.type(field, wrong)
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect')
    await waitFor(() => expect(screen.getByLabelText('One-time code')).toHaveFocus())
    expect(screen.getByLabelText('One-time code')).toHaveAccessibleDescription(/This code is incorrect/)
    expect(sent('usePasswordRequest')).toHaveLength(1)
    expect(toasts()).toEqual([])
  })

  it('shows the returned message for an unknown address as the error of the code (R-PWD-02)', async () => {
    const shown = await renderAt('/login')
    const field = await askFor(shown, 'nobody@doers.test')
    expect(field).toHaveAccessibleDescription(/We couldn’t find an account with this email address/)
    await press(shown, 'Use a different address')
    expect(email()).toHaveValue('nobody@doers.test')
  })

  it('shows that no code was sent to a disabled account, and asks for none (R-PWD-01)', async () => {
    const row = db.users.find(({ userId }) => userId === 'u-member')
    if (row) row.disabled = true
    const shown = await renderAt('/login')
    await live()
    enter(email(), 'member@doers.test')
    await press(shown, 'Email me a one-time code')
    await press(shown, 'Send the code')
    expect(await screen.findByRole('alert')).toHaveTextContent('This account has been disabled. Please contact us')
    expect(screen.queryByLabelText('One-time code')).not.toBeInTheDocument()
  })

  it.each([{ mode: 'otp' }, { mode: 'otp', message: 'Check your email' }, { mode: 'sms', successMessage: 'Sent' }])(
    'is used with the address where the server answers no more than %j (R-PWD-06)',
    async (answer) => {
      const { createPasswordRequest } = handlers
      vi.spyOn(handlers, 'createPasswordRequest').mockImplementationOnce((request) => {
        void createPasswordRequest(request)
        return answer
      })
      const shown = await renderAt('/login')
      const field = await askFor(shown, 'member@doers.test')
      expect(bodyOf('createPasswordRequest')).toEqual({
        email: 'member@doers.test',
        skipIfPasswordExists: false,
        supressError: false,
      })
      const code = codeOf('member@doers.test')
      await shown.user.type(field, code)
      await arrives(shown, '/account')
      expect(bodyOf('usePasswordRequest')).toEqual({ email: 'member@doers.test', requestCode: code })
    },
  )

  it.each<[string, Shape<'PasswordRequestResult'>]>([
    ['only what to tell the person', { successMessage: 'We have sent a code' }],
    ['nothing', {}],
  ])('asks for the code where the server has answered %s (R-PWD-01)', async (_what, answer) => {
    vi.spyOn(handlers, 'createPasswordRequest').mockReturnValueOnce(answer)
    const shown = await renderAt('/login')
    expect(await askFor(shown, 'member@doers.test')).toHaveAccessibleDescription('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows an unknown address at the code also where it is an error (R-PWD-02)', async () => {
    const refusal = new HttpError(422, 'No such member')
    Object.assign(refusal.more, { isUserNotFound: true })
    vi.spyOn(handlers, 'createPasswordRequest').mockImplementationOnce(() => {
      throw refusal
    })
    const shown = await renderAt('/login')
    expect(await askFor(shown, 'member@doers.test')).toHaveAccessibleDescription(/No such member/)
  })

  it.each<[string, Shape<'PasswordRequestResult'>]>([
    ['no session', { successMessage: 'Done' }],
    ['no user', { successMessage: 'Done', token: 't-1' }],
  ])('says that a code was accepted where %s came with it, and doesn’t call it wrong', async (_what, answer) => {
    vi.spyOn(handlers, 'usePasswordRequest').mockReturnValueOnce(answer)
    const shown = await renderAt('/login')
    await shown.user.type(await askFor(shown, 'member@doers.test'), '123456')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your code was accepted, but we couldn’t sign you in.')
    expect(toasts()).toEqual([])
  })

  it.each<[string, Shape<'PasswordRequestResult'>]>([
    ['only a message of success', { mode: 'otp', successMessage: 'Your password is set' }],
    ['nothing', {}],
  ])('asks for the new password where setting it answers %s', async (_what, answer) => {
    vi.spyOn(handlers, 'usePasswordRequest').mockReturnValueOnce(answer)
    const shown = await renderAt('/login')
    await live()
    enter(email(), 'member@doers.test')
    await press(shown, 'Forgot your password?')
    await press(shown, 'Send the code')
    await shown.user.type(await screen.findByLabelText('One-time code'), '123456')
    await shown.user.type(screen.getByLabelText('New password'), 'violet-otter-42')
    await press(shown, 'Set the password and sign in')
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(email()).toHaveValue('member@doers.test')
    expect(toasts()).toEqual(['success: Your password has been successfully changed'])
  })

  it('asks for the password where the server sends no code because there is one (R-PWD-06)', async () => {
    vi.spyOn(handlers, 'createPasswordRequest').mockReturnValueOnce({
      mode: 'password',
      isUserNotFound: false,
      userId: 'u-member',
    })
    const shown = await renderAt('/login')
    await live()
    enter(email(), 'member@doers.test')
    await press(shown, 'Email me a one-time code')
    await press(shown, 'Send the code')
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(email()).toHaveValue('member@doers.test')
    expect(screen.queryByLabelText('One-time code')).not.toBeInTheDocument()
  })

  it('with a new password sets it and signs in', async () => {
    const shown = await renderAt('/login')
    await live()
    enter(email(), 'member@doers.test')
    await press(shown, 'Forgot your password?')
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
    await press(shown, 'Send the code')
    await shown.user.type(await screen.findByLabelText('One-time code'), codeOf('member@doers.test'))
    expect(sent('usePasswordRequest')).toHaveLength(0)
    await shown.user.type(screen.getByLabelText('New password'), 'violet-otter-42')
    await press(shown, 'Set the password and sign in')
    await arrives(shown, '/account')
    expect(toasts()).toEqual(['success: Your password has been successfully changed'])
    expect(db.users.find(({ userId }) => userId === 'u-member')?.password).toBe('violet-otter-42')
  })
})
