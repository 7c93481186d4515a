import { Price } from '@/components/Price'

export const Demo = () => <Price cents={19900} premiumCents={14900} />
