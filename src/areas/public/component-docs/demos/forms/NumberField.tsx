import { NumberField } from '@/ui/form/fields/NumberField'

export const initial = { percent: 15 }

export const Demo = () => <NumberField name="percent" label="Discount" after="%" />
