import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useId, useImperativeHandle, useMemo, useRef, useState, useSyncExternalStore, type Ref } from 'react'
import { colourMode } from '@/lib/browser/colourMode'
import { cleanText } from '@/lib/text/cleanText'
import { Field } from '@/ui/form/Field'
import { confirmWithBank, inTime, isLate, stripeTimeouts } from '@/store/payment/stripe'
import type { CardFace } from '@/domain/billing/sameCard'
import type { BankAnswer, PaymentBlocker } from '@/store/payment/types'
import './cardFields.scss'

/** Interface of the card fields. Card data never reaches our code, only Stripe's tokens and ids. */
export type CardEntry = {
  /** Creates a token, and a spare one if the card is also saved: a token can be used only once. */
  read: (more?: {
    spare: boolean
  }) => Promise<{ source: string; spare?: string; face?: CardFace } | { blocker: PaymentBlocker }>
  /** Runs the bank's authentication with the entered card. */
  authenticate: (clientSecret: string, save: boolean) => Promise<BankAnswer>
}

type Part = 'number' | 'expiry' | 'cvc'
type Errors = Partial<Record<Part | 'name', string>>
type Said = { error: { message: string } | undefined }

const unreachable: PaymentBlocker = {
  title: 'Stripe isn’t responding',
  text: 'We couldn’t check your card. Nothing was sent, and you weren’t charged. Please try again.',
}

const partOf = (code: string | undefined): Part | undefined => {
  if (!code) return undefined
  if (code.includes('number')) return 'number'
  if (code.includes('expiry') || code.includes('expired')) return 'expiry'
  return code.includes('cvc') ? 'cvc' : undefined
}

/** Stripe's iframes can't see our style sheet: the colours are passed to them. */
function useFrameStyle() {
  const mode = useSyncExternalStore(colourMode.subscribe, () => document.documentElement.dataset.bsTheme ?? 'light')
  return useMemo(() => {
    const css = getComputedStyle(document.documentElement)
    const colour = (name: string, otherwise: string) => css.getPropertyValue(name).trim() || otherwise
    const dark = mode === 'dark'
    const faint = { color: colour('--dc-muted', dark ? '#9fb0ba' : '#52616c') }
    return {
      base: {
        color: colour('--dc-ink', dark ? '#dde6ea' : '#14212a'),
        fontFamily: 'Inter, system-ui, sans-serif',
        fontSize: '16px',
        lineHeight: '24px',
        iconColor: faint.color,
        '::placeholder': faint,
      },
      invalid: { color: colour('--bs-danger-text-emphasis', dark ? '#f6949f' : '#b02436') },
    }
  }, [mode])
}

type Props = { entry: Ref<CardEntry>; initialName?: string | undefined; disabled?: boolean }

/** Name on card, number, expiry and CVC. */
export function CardFields({ entry, initialName = '', disabled = false }: Props) {
  const stripe = useStripe()
  const elements = useElements()
  const id = useId()
  const style = useFrameStyle()
  const [name, setName] = useState(initialName)
  const [errors, setErrors] = useState<Errors>({})
  const nameInput = useRef<HTMLInputElement>(null)
  const heard = (part: Part) => (said: Said) => setErrors((now) => ({ ...now, [part]: said.error?.message }))

  useImperativeHandle(entry, () => {
    const refuse = (part: Part | 'name' | undefined, text: string): { blocker: PaymentBlocker } => {
      if (part) setErrors((now) => ({ ...now, [part]: text }))
      return { blocker: { title: 'Please check your card', text: `${text} You weren’t charged.` } }
    }
    const token = async () => {
      const number = elements?.getElement(CardNumberElement)
      if (!stripe || !number) return { blocker: unreachable }
      const answer = await inTime(
        stripe.createToken(number, { name: cleanText(name) }).catch(() => undefined),
        stripeTimeouts.answer,
      )
      if (isLate(answer) || !answer) return { blocker: unreachable }
      if (answer.error?.type === 'api_connection_error') return { blocker: unreachable }
      if (!answer.token) return refuse(partOf(answer.error.code), answer.error.message ?? 'We couldn’t read the card.')
      const { id, card } = answer.token
      return { source: id, ...(card && { face: card }) }
    }
    return {
      async read({ spare } = { spare: false }) {
        if (!cleanText(name)) {
          nameInput.current?.focus()
          return refuse('name', 'Please enter the name on the card.')
        }
        const first = await token()
        if ('blocker' in first || !spare) return first
        const second = await token()
        return 'blocker' in second ? first : { ...first, spare: second.source }
      },
      async authenticate(clientSecret, save) {
        const card = elements?.getElement(CardNumberElement)
        if (!card) return 'unknown'
        return confirmWithBank(clientSecret, {
          payment_method: { card, billing_details: { name: cleanText(name) } },
          ...(save ? { setup_future_usage: 'off_session' as const } : {}),
        })
      },
    }
  }, [stripe, elements, name])

  const options = {
    style,
    disabled,
    classes: { base: 'form-control card-element', invalid: 'is-wrong', focus: 'is-focused' },
  }
  return (
    <div className="card-fields">
      <Field id={`${id}-name`} label="Name on card" error={errors.name}>
        <input
          ref={nameInput}
          id={`${id}-name`}
          className="form-control"
          autoComplete="cc-name"
          value={name}
          disabled={disabled}
          aria-required
          aria-invalid={errors.name ? true : undefined}
          aria-describedby={errors.name ? `${id}-name-error` : undefined}
          onChange={(event) => {
            setName(event.target.value)
            setErrors(({ name: _told, ...others }) => others)
          }}
        />
      </Field>
      <div aria-live="polite">
        <Field id={`${id}-number`} label="Card number" error={errors.number}>
          <CardNumberElement id={`${id}-number`} options={{ ...options, showIcon: true }} onChange={heard('number')} />
        </Field>
        <div className="card-fields-pair">
          <Field id={`${id}-expiry`} label="Expiry" error={errors.expiry}>
            <CardExpiryElement id={`${id}-expiry`} options={options} onChange={heard('expiry')} />
          </Field>
          <Field id={`${id}-cvc`} label="CVC" error={errors.cvc}>
            <CardCvcElement id={`${id}-cvc`} options={options} onChange={heard('cvc')} />
          </Field>
        </div>
      </div>
    </div>
  )
}
