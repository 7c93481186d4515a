import type { Setting } from '@/domain/admin/settings'
import { CheckField } from '@/ui/form/fields/CheckField'
import { DateTimeField } from '@/ui/form/fields/DateTimeField'
import { MoneyField } from '@/ui/form/fields/MoneyField'
import { NumberField } from '@/ui/form/fields/NumberField'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const notSet = 'Not set: the server hasn’t sent a value.'

/** The input of one setting, by its kind. @param value the form's value; null: a switch that is neither on nor off */
export function SettingField({ name, label, kind, hint, value }: Setting & { value: unknown }) {
  const field = { name, label, hint }
  if (kind === 'switch')
    return <CheckField {...field} hint={value === null ? [notSet, field.hint].filter(Boolean).join(' ') : field.hint} />
  if (kind === 'money') return <MoneyField {...field} />
  if (kind === 'whole' || kind === 'number') return <NumberField {...field} whole={kind === 'whole'} />
  if (kind === 'moment') return <DateTimeField {...field} optional />
  if (kind === 'longText') return <TextAreaField {...field} rows={3} optional />
  return <TextField {...field} type={kind} optional={kind === 'text'} autoComplete="off" />
}
