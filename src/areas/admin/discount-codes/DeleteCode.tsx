import { discountCodesApi, useDeleteDiscountCodeMutation, useListDiscountCodesQuery } from '@/api/admin/discountCodes'
import type { DiscountCode } from '@/domain/cart/discount'
import { useIsGone } from '@/store/useFreshRead'
import type { Impact } from '@/ui/ImpactList'
import { ImpactDialog } from '@/ui/ImpactDialog'

const impactOf = ({ timesUsed, stripeCouponId }: DiscountCode): readonly Impact[] => [
  ...(timesUsed === undefined
    ? []
    : [
        {
          label: 'Orders with this code',
          count: timesUsed,
          note: timesUsed > 0 ? 'To keep it on record, make it inactive instead.' : 'Not used yet.',
        },
      ]),
  { label: 'Carts', note: 'The code stops working in carts that haven’t been paid for.' },
  ...(stripeCouponId ? [{ label: `Coupon ${stripeCouponId}`, note: 'Stays in Stripe.' }] : []),
]

/** Deletes a code; the server decides whether a used one can be deleted. */
export function DeleteCode({ code, onClose }: { code: string; onClose: () => void }) {
  const [remove] = useDeleteDiscountCodeMutation()
  // Reads the list, because the call that reads a single code fails once that code is deleted.
  const { data, isFetching, ...fresh } = useListDiscountCodesQuery(undefined, { refetchOnMountOrArgChange: true })
  const found = isFetching ? undefined : data?.find((one) => one.code === code)
  const isGone = useIsGone(discountCodesApi.endpoints.listDiscountCodes)
  return (
    <ImpactDialog
      open
      name={`delete-code:${code}`}
      verb="Delete"
      object={code}
      short="Delete code"
      impact={{ ...fresh, isFetching, data: found && impactOf(found), currentData: found && impactOf(found) }}
      onConfirm={() => remove({ code })}
      readBack={() => isGone((one) => one.code === code)}
      onClose={onClose}
    />
  )
}
