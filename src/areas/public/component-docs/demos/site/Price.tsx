import { Price } from '@/components/Price'

export const states = {
  'Charged in Singapore dollars': <Price cents={1990} per="a month" />,
  'Less for premium members': <Price cents={19900} premiumCents={14900} />,
  Free: <Price cents={0} />,
}
