import { mixed, object } from 'yup'
import { editableSettings, type Config, type Setting } from '@/domain/admin/settings'
import { email, money, number, optionalMoney, optionalNumber, text } from '@/ui/form/rules'

function ruleOf({ kind, min }: Setting, isGiven: boolean) {
  const range = min === undefined ? {} : { min }
  if (kind === 'whole') return isGiven ? number({ ...range, whole: true }) : optionalNumber({ ...range, whole: true })
  if (kind === 'number') return number()
  if (kind === 'money') return isGiven ? money(range) : optionalMoney(range)
  if (kind === 'email') return email({ optional: !isGiven })
  return kind === 'text' || kind === 'longText' ? text() : mixed()
}

/** The rules of all settings; those that the server has not sent may stay empty. */
export const configSchema = (config: Config) =>
  object(
    Object.fromEntries(
      editableSettings(config).map((setting) => [setting.name, ruleOf(setting, config[setting.name] !== undefined)]),
    ),
  )
