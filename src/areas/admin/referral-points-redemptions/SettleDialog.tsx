import { wordOf } from '@/lib/text/wording'
import { payoutNames, type Redemption } from '@/domain/referrals/redemptions'
import { adminRedemptionsApi, redemptionSettled, useUpdateRedemptionMutation } from '@/api/admin/redemptions'
import { payoutTarget } from '@/domain/referrals/redemptionQueue'
import { toast } from '@/lib/calls/toast'
import { useFreshRead } from '@/store/useFreshRead'
import { Alert } from '@/ui/feedback/Alert'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, required, text } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { sendVerified } from '@/ui/useWrite'

export type Settling = 'pay' | 'decline' | 'comment'

const longest = 1000
const optional = object({ comment: text({ max: longest }) })
const needed = object({ comment: required({ max: longest }) })

const acts = {
  pay: { title: 'Mark as paid', submit: 'Mark as paid', status: 'PAID', act: 'primary', schema: optional },
  decline: { title: 'Decline', submit: 'Decline request', status: 'REJECTED', act: 'danger', schema: needed },
  comment: { title: 'Comment', submit: 'Save comment', status: undefined, act: 'primary', schema: needed },
} as const

type Props = {
  redemption: Redemption
  act: Settling
  /** The amount, as text. */
  sum: string
  onClose: () => void
  onSettled: () => void
}

/** Settles a request or comments on it; the member reads the comment (R-RED-03). */
export function SettleDialog({ redemption, act, sum, onClose, onSettled }: Props) {
  const [update] = useUpdateRedemptionMutation()
  const readAll = useFreshRead(adminRedemptionsApi.endpoints.listRedemptions)
  const { title, submit, status, act: variant, schema } = acts[act]
  const { redemptionId, redemptionComment, userName, userEmail, type } = redemption
  const send = async (comment: string) => {
    const body = { redemptionComment: { comment }, ...(status && { status }) }
    const isSettled = async () => {
      const now = (await readAll()).find((one) => one.redemptionId === redemptionId)
      // If its comment is different, another administrator has settled it.
      const isSame = comment === '' || now?.redemptionComment?.comment === comment
      return isSame && (!status || now?.status === status)
    }
    const learntBy = await sendVerified(() => update({ id: redemptionId, body }), isSettled)
    if (learntBy === 'reading') toast.success(redemptionSettled[status ?? 'PENDING'])
    // The list doesn't say who did it.
    if (learntBy === 'refusal') toast.info('This has already been done')
  }
  return (
    <FormDialog
      title={`${title}: ${sum} for ${userName ?? userEmail ?? 'a former member'}`}
      submit={submit}
      act={variant}
      initial={{ comment: redemptionComment?.comment ?? '' }}
      schema={schema}
      draftKey={`settle:${redemptionId}:${act}`}
      onSubmit={({ comment }) => send(comment ?? '')}
      onDone={onSettled}
      onClose={onClose}
    >
      {act === 'pay' && (
        <Alert kind="info" title={`${wordOf(payoutNames, type)} to ${payoutTarget(redemption)}`}>
          This doesn’t send money. Pay first, then mark it as paid. This can’t be undone.
        </Alert>
      )}
      {act === 'decline' && <p>This can’t be undone.</p>}
      <TextAreaField
        name="comment"
        label={act === 'decline' ? 'Reason' : 'Comment'}
        hint="The member sees it with the request."
        limit={longest}
        {...(act === 'pay' && { optional: true })}
      />
    </FormDialog>
  )
}
