import { useMemo } from 'react'
import {
  useCreateDiscountCodeMutation,
  useLazyGetDiscountCodeQuery,
  useUpdateDiscountCodeMutation,
} from '@/api/admin/discountCodes'
import { DateTime } from '@/components/DateTime'
import type { DiscountCode } from '@/domain/cart/discount'
import { countOf } from '@/lib/money/counts'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { unchangedAsStored, orDash } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { CheckField } from '@/ui/form/fields/CheckField'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { TextField } from '@/ui/form/fields/TextField'
import { useFreshness } from '@/ui/form/useFreshness'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { AudienceFields, CouponField, LimitFields, WorthFields } from './CodeFields'
import { codeSchema, mergeFields, toInput, toValues, type CodeValues } from './codeValues'

const newCode = { active: true, premiumMembersOnly: false, newMembersOnly: false }

type Props = {
  /** Undefined for a new code. */
  code: DiscountCode | undefined
  /** The code that a new one begins with. */
  copyOf?: DiscountCode | undefined
  onDelete: () => void
  onClose: () => void
}

/** A new discount code, or the changes of one; the code itself is its key and can't be changed (R-LIFE-02). */
export function CodeDialog({ code, copyOf, onDelete, onClose }: Props) {
  const [create] = useCreateDiscountCodeMutation()
  const [update] = useUpdateDiscountCodeMutation()
  const [read] = useLazyGetDiscountCodeQuery()
  const key = code?.code ?? ''
  const { initial, guard, dialog } = useFreshness<Partial<DiscountCode>, CodeValues>({
    record: code ?? { ...newCode, ...copyOf, code: '' },
    read: () => read({ code: key }).unwrap(),
    toValues,
    fields: mergeFields,
  })
  const changed = (values: CodeValues, latest: Partial<DiscountCode>) =>
    unchangedAsStored(toInput(values), toInput(toValues(latest)), latest)
  const schema = useMemo(() => codeSchema(code), [code])
  const save = (values: CodeValues) =>
    code
      ? guard(values, (merged, latest) => update({ code: key, body: changed(merged, latest) }))
      : create({ body: toInput(values) })
  return (
    <>
      <FormDialog
        title={code ? key : 'New discount code'}
        size="l"
        submit={code ? 'Save code' : 'Create code'}
        initial={initial}
        schema={schema}
        draftKey={`discount-code:${key}`}
        onSubmit={save}
        onClose={onClose}
        aside={
          code && (
            <Button variant="outline-danger" onClick={onDelete}>
              Delete
            </Button>
          )
        }
        data-track="save-discount-code"
      >
        {({ values }) => (
          <>
            {code ? (
              <CodeUsage code={code} />
            ) : (
              <TextField
                name="code"
                label="Code"
                hint="Saved in capital letters. You can’t change it later."
                autoComplete="off"
                spellCheck={false}
              />
            )}
            <TextField
              name="description"
              label="Description"
              hint="For administrators only."
              autoComplete="off"
              optional
            />
            <CheckField name="active" label="Active" hint="Inactive codes are rejected in every cart." asSwitch />
            <WorthFields values={values} type={initial.type} />
            <LimitFields />
            <AudienceFields tier={initial.membershipTier} />
            <CouponField current={initial.stripeCouponId} />
          </>
        )}
      </FormDialog>
      {dialog}
    </>
  )
}

/** How often a code was used, and what it has cost. */
function CodeUsage({ code }: { code: DiscountCode }) {
  const { timesUsed, maxUses, totalDiscounted, lastUsedAt, createdAt, updatedAt } = code
  return (
    <DescriptionList
      items={[
        {
          term: 'Used',
          value: orDash(timesUsed, (times) => (maxUses ? `${times} of ${maxUses}` : countOf(times, 'time'))),
        },
        {
          term: 'Discount given',
          value: <span className="num">{orDash(optionalCents(totalDiscounted), formatSgd)}</span>,
        },
        { term: 'Last used', value: lastUsedAt && <DateTime at={lastUsedAt} time /> },
        { term: 'Created', value: createdAt && <DateTime at={createdAt} time /> },
        { term: 'Last changed', value: updatedAt && <DateTime at={updatedAt} time /> },
      ]}
    />
  )
}
