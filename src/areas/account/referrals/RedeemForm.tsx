import { useEffect, useRef, useState } from 'react'
import { object, string, type TestContext } from 'yup'
import { useCreateRedemptionMutation } from '@/api/redemptions'
import { pointsToCents } from '@/domain/referrals/points'
import {
  checkRedemption, fewestPoints, redemptionBody, redemptionTypes, type RedemptionFields,
} from '@/domain/referrals/redemptions' // prettier-ignore
import { formatSgd } from '@/lib/money'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Form } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/RadioField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextField } from '@/ui/form/TextField'
import { ProgressRing } from '@/ui/feedback/ProgressRing'
import { wayNames } from './wayNames'

// Formik passes empty strings to yup as undefined.
const filled = (given: Partial<RedemptionFields>): RedemptionFields => ({
  type: given.type ?? 'PayNow',
  email: given.email ?? '',
  bankName: given.bankName ?? '',
  accountNumber: given.accountNumber ?? '',
  paynowNumber: given.paynowNumber ?? '',
})

const checked = (name: keyof RedemptionFields) =>
  string().test(name, function ok(this: TestContext) {
    const message = checkRedemption(filled(this.parent as Partial<RedemptionFields>))[name]
    return message === undefined || this.createError({ message })
  })

const schema = object({
  type: string().required('This field is required'),
  email: checked('email'),
  bankName: checked('bankName'),
  accountNumber: checked('accountNumber'),
  paynowNumber: checked('paynowNumber'),
})

const hints: Record<(typeof redemptionTypes)[number], string> = {
  voucher: 'Sent to an e-mail address',
  'bank transfer': 'To an account in Singapore',
  PayNow: 'To a mobile number or a UEN',
}

const number = new Intl.NumberFormat('en-SG')

type Props = { points: number; /** An earlier request is still pending. */ isWaiting: boolean }

/** Requests a payout of the whole balance; shows its value beforehand (T10.3). */
export function RedeemForm({ points, isWaiting }: Props) {
  const [redeem] = useCreateRedemptionMutation()
  const { userId = '', email = '' } = useAppSelector(selectUser) ?? {}
  const [said, setSaid] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const isOver = isWaiting || points < fewestPoints
  // The form unmounted together with the focused button: focus what replaced it.
  useEffect(() => {
    if (said && isOver) words.current?.focus()
  }, [said, isOver])
  const worth = formatSgd(pointsToCents(points))
  const thanks = said && (
    <div ref={words} tabIndex={-1}>
      <Alert kind="success" live title="Your request is on its way">
        You see below how it goes on.
      </Alert>
    </div>
  )
  if (isWaiting)
    return (
      <>
        {thanks}
        <p>You have a request that is not settled yet. As soon as it is, you can redeem again.</p>
      </>
    )
  if (points < fewestPoints)
    return (
      <>
        {thanks}
        <div className="redeem-short">
          <ProgressRing value={(points / fewestPoints) * 100} label="Points until you can redeem" />
          <p>
            You can redeem from {fewestPoints} points on. {number.format(fewestPoints - Math.max(0, points))} more to
            go: share your link.
          </p>
        </div>
      </>
    )
  const initial: RedemptionFields = { type: 'PayNow', email, bankName: '', accountNumber: '', paynowNumber: '' }
  return (
    <>
      <p className="redeem-worth">
        <span className="num">{number.format(points)} points</span> are worth <strong className="num">{worth}</strong>
      </p>
      <p className="text-muted">A request redeems your whole balance. We check every request by hand.</p>
      <Form
        label="Redeem your points"
        initial={initial}
        schema={schema}
        draftKey={`redemption:${userId}`}
        onSubmit={(fields) => redeem({ body: redemptionBody(fields) })}
        onDone={() => setSaid(true)}
      >
        {({ values: { type } }) => (
          <>
            <RadioField
              name="type"
              label="How to be paid"
              asCards
              options={redemptionTypes.map((value) => ({ value, label: wayNames[value] ?? value, hint: hints[value] }))}
            />
            {type === 'voucher' && (
              <TextField name="email" label="E-mail address for the voucher" type="email" autoComplete="email" />
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
              Redeem {number.format(points)} points for {worth}
            </SubmitButton>
          </>
        )}
      </Form>
    </>
  )
}
