import { Price } from '@/components/Price'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Charged in Singapore dollars">
        <Price cents={1990} per="a month" />
      </State>
      <State name="Less for premium members">
        <Price cents={19900} premiumCents={14900} />
      </State>
      <State name="Free">
        <Price cents={0} />
      </State>
    </>
  )
}
