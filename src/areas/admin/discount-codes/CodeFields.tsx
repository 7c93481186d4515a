import { useListStripeCouponsQuery } from '@/api/admin/stripe'
import { useContent } from '@/store/content/useContent'
import { describeCode, tierLabels } from '@/domain/cart/discount'
import { couponLabel } from '@/domain/cart/stripeCouponLabel'
import { withStored } from '@/lib/text/wording'
import { CheckField } from '@/ui/form/fields/CheckField'
import { DateTimeField } from '@/ui/form/fields/DateTimeField'
import { MoneyField } from '@/ui/form/fields/MoneyField'
import { MultiSelectField } from '@/ui/form/combobox/MultiSelectField'
import { NumberField } from '@/ui/form/fields/NumberField'
import { RadioField } from '@/ui/form/fields/RadioField'
import { SelectField } from '@/ui/form/fields/SelectField'
import { codeZone, toPreview, type CodeValues } from './codeValues'

const tiers = Object.entries(tierLabels).map(([value, label]) => ({ value, label }))

const kinds = [
  { value: 'PERCENT', label: 'Percentage' },
  { value: 'AMOUNT', label: 'Fixed amount' },
]

/** What a code takes off, and what members read about it. */
export function WorthFields({ values, type }: { values: CodeValues; type: string }) {
  const preview = toPreview(values)
  const isKnown = Boolean(preview.percentOff ?? preview.amountOff)
  return (
    <>
      <RadioField name="type" label="Type" options={withStored(kinds, type)} asCards />
      {values.type === 'PERCENT' && <NumberField name="percentOff" label="Percent off" after="%" />}
      {values.type === 'AMOUNT' && <MoneyField name="amountOff" label="Amount off" />}
      <p role="status" className="text-muted">
        {isKnown && `Members see: ${describeCode(preview)}`}
      </p>
    </>
  )
}

/** When and how often a code can be used. */
export function LimitFields() {
  return (
    <>
      <div className="field-pair">
        <DateTimeField name="validFrom" label="Valid from" zone={codeZone} optional />
        <DateTimeField name="validTo" label="Valid until" zone={codeZone} optional />
      </div>
      <div className="field-pair">
        <NumberField name="maxUses" label="Total uses" hint="Leave blank for no limit." whole optional />
        <NumberField name="maxUsesPerUser" label="Uses per member" hint="Leave blank for no limit." whole optional />
      </div>
      <MoneyField name="minimumTotal" label="Minimum total" hint="Cart total before the discount." optional />
    </>
  )
}

/** Who can use a code, and on what. */
export function AudienceFields({ tier }: { tier: string }) {
  const { data: solutions = [] } = useContent('solutions.json')
  return (
    <>
      <MultiSelectField
        name="solutionUids"
        label="Solutions"
        hint="Leave blank to apply to everything in the cart."
        options={solutions.map(({ uid, title }) => ({ value: uid, label: title }))}
        optional
      />
      <CheckField name="premiumMembersOnly" label="Premium members only" />
      <CheckField name="newMembersOnly" label="First purchase only" />
      <SelectField
        name="membershipTier"
        label="Tier"
        hint="Tier codes only discount the membership when a member changes plan."
        placeholder="No tier"
        options={withStored(tiers, tier)}
        optional
      />
    </>
  )
}

/** The coupon that carries a code to renewals. */
export function CouponField({ current }: { current: string | null | undefined }) {
  const { data: coupons = [], isError } = useListStripeCouponsQuery()
  const known = coupons.map((coupon) => ({ value: coupon.id, label: couponLabel(coupon) }))
  const isMissing = current && !coupons.some(({ id }) => id === current)
  return (
    <SelectField
      name="stripeCouponId"
      label="Stripe coupon"
      hint={
        isError
          ? 'We couldn’t load the coupons. The current one stays unless you choose none.'
          : 'Applies the discount to every renewal. Without one, only the first payment is discounted.'
      }
      placeholder="No coupon"
      options={isMissing ? [{ value: current, label: current }, ...known] : known}
      optional
    />
  )
}
