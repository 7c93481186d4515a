import { useEffect, useRef, useState } from 'react'
import { object, string, type TestContext } from 'yup'
import { useCreateRedemptionMutation } from '@/api/commerce/redemptions'
import { checkRedemption, redemptionBody, redemptionTypes, type RedemptionFields, payoutNames } from '@/domain/referrals/redemptions' // prettier-ignore
import { countOf } from '@/lib/money/counts'
import { isOneOf, recordFrom } from '@/lib/objects'
import { useUser } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Form, SubmitButton } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/fields/RadioField'
import { required, siblings, siblingText } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const texts = ['email', 'bankName', 'accountNumber', 'paynowNumber'] as const

const checked = (name: (typeof texts)[number]) =>
  string().test(name, function ok(this: TestContext) {
    const { type } = siblings(this)
    const message = checkRedemption({
      type: isOneOf(redemptionTypes, type) ? type : 'PayNow',
      ...recordFrom(texts, (field) => siblingText(this, field)),
    })[name]
    return message === undefined || this.createError({ message })
  })

const schema = object({
  type: required(),
  email: checked('email'),
  bankName: checked('bankName'),
  accountNumber: checked('accountNumber'),
  paynowNumber: checked('paynowNumber'),
})

const hints: Record<(typeof redemptionTypes)[number], string> = {
  voucher: 'Sent by email',
  'bank transfer': 'To a bank account in Singapore',
  PayNow: 'To a mobile number or a UEN',
}

type Props = {
  points: number
  /** The value of the points, if the server sends it. */
  worth: string | undefined
  /** An earlier request is still pending. */
  isWaiting: boolean
}

/** Requests a payout of the whole balance. */
export function RedeemForm({ points, worth, isWaiting }: Props) {
  const [redeem] = useCreateRedemptionMutation()
  const { userId = '', email = '' } = useUser() ?? {}
  const [isSent, setSent] = useState(false)
  const confirmation = useRef<HTMLDivElement>(null)
  const isOver = isWaiting || points <= 0
  // The form unmounted together with the focused button: focus what replaced it.
  useEffect(() => {
    if (isSent && isOver) confirmation.current?.focus()
  }, [isSent, isOver])
  const balance = countOf(points, 'point')
  const thanks = isSent && (
    <div ref={confirmation} tabIndex={-1}>
      <Alert kind="success" live title="Request sent">
        Track it below.
      </Alert>
    </div>
  )
  if (isWaiting)
    return (
      <>
        {thanks}
        <p>You have an open request. You can redeem again once it’s settled.</p>
      </>
    )
  // The server decides whether the balance is large enough.
  if (points <= 0)
    return (
      <>
        {thanks}
        <EmptyState title="No points to redeem" drawing="chart">
          Share your link: you earn points when someone joins through it.
        </EmptyState>
      </>
    )
  const initial: RedemptionFields = { type: 'PayNow', email, bankName: '', accountNumber: '', paynowNumber: '' }
  return (
    <>
      <p className="text-muted">Redeeming uses your whole balance. We review every request by hand.</p>
      <Form
        label="Redeem your points"
        initial={initial}
        schema={schema}
        draftKey={`redemption:${userId}`}
        onSubmit={(fields) => redeem({ body: redemptionBody(fields) })}
        onDone={() => setSent(true)}
      >
        {({ values: { type } }) => (
          <>
            <RadioField
              name="type"
              label="Payout method"
              asCards
              options={redemptionTypes.map((value) => ({ value, label: payoutNames[value], hint: hints[value] }))}
            />
            {type === 'voucher' && (
              <TextField name="email" label="Email address for the voucher" type="email" autoComplete="email" />
            )}
            {type === 'bank transfer' && (
              <>
                <TextField name="bankName" label="Bank" autoComplete="off" />
                <TextField name="accountNumber" label="Account number" inputMode="numeric" autoComplete="off" />
              </>
            )}
            {type === 'PayNow' && (
              <TextField
                name="paynowNumber"
                label="PayNow number"
                hint="A Singapore mobile number, or the UEN of your business."
                autoComplete="off"
              />
            )}
            <SubmitButton data-track="redeem-points">
              Redeem {balance}
              {worth && ` for ${worth}`}
            </SubmitButton>
          </>
        )}
      </Form>
    </>
  )
}
