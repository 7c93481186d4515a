import { useId, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { XLg } from 'react-bootstrap-icons'
import { discountCodeOf } from '@/domain/cart/codeRefusal'
import type { Cart } from '@/contract/types'
import { applyDiscountCode, removeDiscountCode } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/form/Field'
import { IconButton } from '@/ui/IconButton'
import { useWrite } from '@/ui/useWrite'

/** The discount code field; shows the result inline and never blocks payment. */
export function CodeBox({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query] = useSearchParams()
  const notice = useAppSelector((state) => state.cart.codeNotice)
  const applied = useAppSelector((state) => state.cart.confirmed.discountCode)
  const [typed, setTyped] = useState(() => discountCodeOf(query.get('code') ?? ''))
  const [touched, setTouched] = useState(false)
  const { busy, run } = useWrite()
  const code = discountCodeOf(typed)
  const isTyped = notice?.code === code
  // No error while an edited code isn't validated yet. If a change of the cart removed a code, the message names it.
  const error = !notice || (touched && !isTyped) ? undefined : isTyped ? notice.text : `${notice.code}: ${notice.text}`
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (!code) return
    setTouched(false)
    if (await run(() => dispatch(applyDiscountCode(typed)))) setTyped('')
  }
  const remove = async () => {
    // The remove button unmounts together with the code.
    if (await run(() => dispatch(removeDiscountCode()))) field.current?.focus()
  }
  return (
    <div className="cart-code">
      {applied && (
        <p className="cart-code-taken">
          <span className="text-break">
            Discount code <strong>{applied}</strong>
          </span>
          <IconButton
            name={`Remove discount code ${applied}`}
            size="sm"
            busy={busy && cart.discountCode !== applied}
            onClick={() => void remove()}
          >
            <XLg aria-hidden />
          </IconButton>
        </p>
      )}
      <form noValidate onSubmit={(event) => void apply(event)}>
        <Field id={id} label={applied ? 'Use another code' : 'Discount code'} error={error} optional={!applied}>
          <div className="cart-code-row">
            <input
              ref={field}
              id={id}
              className="form-control"
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => {
                setTouched(true)
                setTyped(event.target.value)
              }}
            />
            <Button type="submit" variant="outline-secondary" busy={busy} data-track="apply-code">
              Apply
            </Button>
          </div>
        </Field>
      </form>
    </div>
  )
}
