import { describe, expect, it } from 'vitest'
import { consent } from '@/lib/storage/consent'
import { addToCart } from '@/store/cart/cartThunks'
import { arrives, bodyOf, db, enter, renderAt, screen, sent, type Shown, toasts, waitFor } from '@tests/page'

const form = () => screen.findByLabelText('First name')
const join = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Create account' }))

async function fill(email = 'zoe@example.com') {
  enter(await form(), 'Zoë')
  enter(screen.getByLabelText('Last name'), 'Müller')
  enter(screen.getByLabelText('Email address'), email)
  enter(screen.getByLabelText('Password'), 'violet-otter-rides-42')
}

describe('/signup', () => {
  it('registers, shows where the link was sent, and allows corrections without retyping', async () => {
    const shown = await renderAt('/signup?r=mei-1042')
    await fill()
    await join(shown)
    await arrives(shown, '/auth-email-verification')
    expect(bodyOf('register')).toEqual({
      email: 'zoe@example.com',
      password: 'violet-otter-rides-42',
      firstName: 'Zoë',
      lastName: 'Müller',
      isAdmin: false,
      isPremiumInCart: false,
      country: 'sg',
    })
    expect(toasts()).toEqual([
      'success: Welcome to Doerscircle! Please check your email inbox/junk folder for an activation email',
    ])
    expect(await screen.findByText('zoe@example.com')).toBeVisible()
    expect(screen.getByRole('button', { name: /Send again in/ })).toBeInTheDocument()
    expect(document.cookie).toContain('referral=mei-1042')
    expect(sent('trackEvent')).toEqual([])

    await shown.user.click(screen.getByRole('link', { name: 'Change it' }))
    expect(await form()).toHaveValue('Zoë')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(JSON.stringify(localStorage)).not.toContain('violet-otter')
  })

  it('knows countries by other names, takes no unfinished one, and reads phone numbers as people write them', async () => {
    const shown = await renderAt('/signup')
    const { user } = shown
    await fill('\u202azoe@example.com\u202c;')
    const country = screen.getByLabelText('Country')
    enter(country, 'Ch')
    await user.tab()
    await user.type(screen.getByLabelText(/Phone number/), '----')
    await join(shown)
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Country: Please select an available country')
    expect(summary).toHaveTextContent('Phone number: Please enter a valid phone number, like 9123 4567')
    expect(country).toHaveValue('Ch')
    expect(sent('register')).toEqual([])
    await user.clear(country)
    await user.type(country, 'UK{Enter}')
    expect(country).toHaveValue('United Kingdom')
    enter(screen.getByLabelText(/Phone number/), '(+65) 9123\u20114567')
    await join(shown)
    await arrives(shown, '/auth-email-verification')
    expect(bodyOf('register')).toMatchObject({
      email: 'zoe@example.com',
      country: 'gb',
      phone: '9123-4567',
      phoneDiallingCode: '+65',
    })
  })

  it('links to a prefilled sign-in form if the address is in use', async () => {
    const shown = await renderAt('/signup')
    await fill('member@doers.test')
    await join(shown)
    expect(await screen.findByText('This email address is already in use')).toBeVisible()
    expect(screen.getByLabelText('Last name')).toHaveValue('Müller')
    expect(toasts()).toEqual([])
    await shown.user.click(screen.getByRole('link', { name: 'Sign in instead' }))
    await arrives(shown, '/login')
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveValue('member@doers.test'))
  })

  it('registers during a premium purchase, and tracks it with consent (O-08)', async () => {
    consent.choose('granted')
    const shown = await renderAt('/signup')
    const premium = {
      uid: 'premium-membership',
      variation: 'annual',
      variationUid: 'premium-annual',
      quantity: 1,
      title: 'Premium',
    }
    await shown.store.dispatch(addToCart([premium]))
    await fill()
    await shown.user.type(screen.getByLabelText(/Phone number/), '91234567')
    await join(shown)
    await arrives(shown, '/auth-email-verification')
    expect(bodyOf('registerTrue')).toMatchObject({ isPremiumInCart: true, phone: '91234567', phoneDiallingCode: '+65' })
    await waitFor(() =>
      expect(bodyOf('trackEvent')).toMatchObject({
        eventName: 'signup',
        properties: { premiumInCart: true, method: 'password' },
      }),
    )
    expect(JSON.stringify(bodyOf('trackEvent'))).not.toContain('zoe')
    expect(db.users.at(-1)).toMatchObject({ email: 'zoe@example.com', isPremiumInCart: true })
  })
})
