import { MoneyField } from '@/ui/form/fields/MoneyField'

export const initial = { price: 9900 }

export const Demo = () => <MoneyField name="price" label="Price" hint="12, 12.5 or 1,200.00" />
