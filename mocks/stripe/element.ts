import { clock } from '../settings/clock'
import { brandOf, check, digitsOf, format, type FieldError, type FieldType } from './testCards'

type ElementEvent = 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderror'
type Listener = (event: object) => void
export type Options = { placeholder?: string; disabled?: boolean; classes?: Record<string, string> }

// The same labels as Stripe's own fields.
const fields: Record<FieldType, { label: string; placeholder: string; autocomplete: string }> = {
  cardNumber: { label: 'Credit or debit card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  cardExpiry: { label: 'Credit or debit card expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cardCvc: { label: 'Credit or debit card CVC/CVV', placeholder: 'CVC', autocomplete: 'cc-csc' },
}

const plain: Partial<CSSStyleDeclaration> = {
  width: '100%',
  padding: '0',
  border: '0',
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
}

/** One card field: an input inside the mount node, with the events of Stripe's elements. */
export class FakeElement {
  type: FieldType
  input = document.createElement('input')
  #host: HTMLElement | undefined
  #listeners = new Map<ElementEvent, Listener[]>()
  #left = false
  #options: Options
  #group: () => FakeElement[]

  constructor(type: FieldType, options: Options, group: () => FakeElement[]) {
    this.type = type
    this.#options = options
    this.#group = group
    Object.assign(this.input.style, plain)
    this.input.type = 'text'
    this.input.inputMode = 'numeric'
    this.input.name = type
    this.input.setAttribute('autocomplete', fields[type].autocomplete)
    this.update(options)
    this.input.addEventListener('input', () => this.#typed())
    this.input.addEventListener('focus', () => this.#focused(true))
    this.input.addEventListener('blur', () => this.#focused(false))
    this.input.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#emit('escape'))
  }

  get brand() {
    return brandOf(this.#group().find(({ type }) => type === 'cardNumber')?.input.value ?? '')
  }

  /** The error of the field if it were submitted as is. */
  get problem(): FieldError | undefined {
    return check(this.type, this.input.value, { brand: this.brand, left: true, now: clock.now() }).error
  }

  mount(target: string | HTMLElement): void {
    const host = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
    if (!host) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements`)
    this.#host = host
    const label = host.id ? document.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(host.id)}"]`) : null
    label?.addEventListener('click', () => this.focus())
    this.input.setAttribute(
      'aria-label',
      (label ?? host.closest('label'))?.textContent?.trim() || fields[this.type].label,
    )
    host.replaceChildren(this.input)
    this.#show()
    setTimeout(() => this.#host === host && this.#emit('ready'))
  }

  unmount(): void {
    this.input.remove()
    this.#host = undefined
  }

  destroy(): void {
    this.unmount()
    this.#listeners.clear()
  }

  update(options: Options): void {
    this.#options = { ...this.#options, ...options }
    this.input.placeholder = this.#options.placeholder ?? fields[this.type].placeholder
    this.input.disabled = this.#options.disabled ?? false
  }

  focus(): void {
    this.input.focus()
  }

  blur(): void {
    this.input.blur()
  }

  clear(): void {
    this.input.value = ''
    this.#before = ''
    this.#left = false
    this.tell()
  }

  on(event: ElementEvent, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    return this
  }

  once(event: ElementEvent, listener: Listener): this {
    const once: Listener = (details) => {
      this.off(event, once)
      listener(details)
    }
    return this.on(event, once)
  }

  off(event: ElementEvent, listener?: Listener): this {
    const left = listener ? (this.#listeners.get(event) ?? []).filter((one) => one !== listener) : []
    this.#listeners.set(event, left)
    return this
  }

  /** Emits the field's state. `sent`: the form was submitted, so an incomplete value is an error. */
  tell(sent = false): void {
    this.#left ||= sent
    const { complete, error } = this.#state()
    this.#show()
    this.#emit('change', {
      complete,
      error,
      empty: this.input.value === '',
      value: undefined,
      ...(this.type === 'cardNumber' ? { brand: this.brand } : {}),
    })
  }

  #state() {
    // An empty field that only had the focus is no error.
    const left = this.#left && (this.input.value !== '' || !this.#passedThrough)
    return check(this.type, this.input.value, { brand: this.brand, left, now: clock.now() })
  }

  #passedThrough = true
  #before = ''

  #typed(): void {
    this.#passedThrough = false
    this.#left = false
    const typed = this.input.value
    // If only a separator was deleted, the digit before it is deleted as well.
    const stuck = typed.length < this.#before.length && digitsOf(typed) === digitsOf(this.#before)
    this.#before = format(this.type, stuck ? digitsOf(typed).slice(0, -1) : typed, this.brand)
    this.input.value = this.#before
    this.tell()
  }

  #focused(on: boolean): void {
    if (!on && this.input.value !== '') this.#left = true
    this.#show(on)
    this.#emit(on ? 'focus' : 'blur')
    if (!on && this.input.value !== '') this.tell()
  }

  #show(focused = document.activeElement === this.input): void {
    const { complete, error } = this.#state()
    this.input.setAttribute('aria-invalid', String(error !== undefined))
    const states = {
      base: true,
      focus: focused,
      complete,
      empty: this.input.value === '',
      invalid: error !== undefined,
    }
    for (const [state, on] of Object.entries(states)) {
      const name = this.#options.classes?.[state] ?? (state === 'base' ? 'StripeElement' : `StripeElement--${state}`)
      for (const one of name.split(/\s+/).filter(Boolean)) this.#host?.classList.toggle(one, on)
    }
  }

  #emit(event: ElementEvent, details: object = {}): void {
    for (const listener of this.#listeners.get(event) ?? []) listener({ elementType: this.type, ...details })
  }
}
