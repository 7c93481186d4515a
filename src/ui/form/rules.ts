import { mixed, string, type StringSchema, type TestContext } from 'yup'
import { charactersIn, cleanText } from '@/lib/text/cleanText'
import { emailOf, isEmail } from '@/lib/text/emailAddress'
import { isUnsetTime } from '@/lib/dates/unset'
import { countOf } from '@/lib/money/counts'
import { formatSgd } from '@/lib/money/money'
import { recordOf } from '@/lib/objects'
import { required as fieldRequired } from '@/lib/text/wording'
import { webAddress, webAddressOf } from '@/lib/text/webAddress'

/** Makes a form's schema of the rules of its fields. */
export { object } from 'yup'

/** The messages of all rules; those in the specification verbatim (§5). */
export const ruleTexts = {
  required: fieldRequired,
  email: 'Please enter a valid email',
  url: 'Please enter a valid URL',
  number: 'Please enter a number',
  whole: 'Please enter a whole number',
  money: 'Please enter an amount, like 12.50',
  date: 'Please enter a valid date',
  oneOf: 'Please choose one of the options',
  max: (count: number) => `Please use at most ${countOf(count, 'character')}`,
  atLeast: (least: string | number) => `Please enter at least ${least}`,
  atMost: (most: string | number) => `Please enter at most ${most}`,
  dayAfter: (label: string) => `Please choose a date after ${label}`,
}

type Optional = { /** May be left empty. */ optional?: boolean }
type Length = { /** At most so many characters. */ max?: number }

type Text = StringSchema<string | undefined>

/** A text of at most so many characters. */
export const bounded = (schema: Text, max: number): Text =>
  schema.test('max', ruleTexts.max(max), (given) => charactersIn(given ?? '') <= max)

const must = (schema: Text, { optional, max }: Optional & Length = {}): Text => {
  const short = max === undefined ? schema : bounded(schema, max)
  return optional ? short : short.required(ruleTexts.required)
}
/** The other values of the object that a tested value is in. */
export const siblings = ({ parent }: TestContext): Readonly<Record<string, unknown>> => recordOf(parent)

/** A text next to a tested value; empty if there is none: Formik gives yup undefined for an empty text. */
export function siblingText(context: TestContext, name: string): string {
  const value = siblings(context)[name]
  return typeof value === 'string' ? value : ''
}

const empty = (value: unknown) => value === undefined || value === null || value === ''

const cleaned = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) : value

/** An optional text; cleaned. */
export const text = (length?: Length) => must(string().transform(cleaned(cleanText)), { ...length, optional: true })

/** A required text; cleaned. */
export const required = (length?: Length) => must(string().transform(cleaned(cleanText)), length)

/** The required HTML of a `RichTextField`, which cleans its text only: addresses stay as they are. */
export const html = () => must(string())

/** An email address; read as people paste it. */
export const email = (options?: Optional & Length) =>
  must(string().transform(cleaned(emailOf)), options).test(
    'email',
    ruleTexts.email,
    (given) => empty(given) || isEmail(given),
  )

/** A web address; completed, so that `kopi.works` is sent as `https://kopi.works`. */
export const url = (options?: Optional & Length) =>
  must(string().transform(cleaned(webAddressOf)), options).test(
    'url',
    ruleTexts.url,
    (given) => empty(given) || webAddress(given ?? '') !== undefined,
  )

type Range = { min?: number; max?: number }

function amount(wrong: string, { min, max }: Range, show: (bound: number) => string) {
  return mixed<number>((value): value is number => typeof value === 'number' && Number.isFinite(value))
    .transform((value: unknown) => (empty(value) ? undefined : value))
    .typeError(wrong)
    .test(
      'min',
      ruleTexts.atLeast(show(min ?? 0)),
      (given) => empty(given) || min === undefined || Number(given) >= min,
    )
    .test('max', ruleTexts.atMost(show(max ?? 0)), (given) => empty(given) || max === undefined || Number(given) <= max)
}

/** An optional number of a `NumberField`; `undefined` if empty. */
export const optionalNumber = ({ whole = false, ...range }: Range & { whole?: boolean } = {}) =>
  amount(ruleTexts.number, range, String).test(
    'whole',
    ruleTexts.whole,
    (given) => empty(given) || !whole || Number.isInteger(given),
  )

/** A required number of a `NumberField`. */
export const number = (range?: Range & { whole?: boolean }) => optionalNumber(range).required(ruleTexts.required)

/** Optional integer cents of a `MoneyField`; `undefined` if empty. */
export const optionalMoney = (range: Range = {}) => amount(ruleTexts.money, range, formatSgd)

/** Required integer cents of a `MoneyField`. */
export const money = (range?: Range) => optionalMoney(range).required(ruleTexts.required)

const isDay = (given: string) => {
  const at = Date.parse(`${given}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(given) && Number.isFinite(at) && new Date(at).toISOString().startsWith(given)
}
/** A year of two digits is the first century to the browser: `27/11/26`. */
const isAncient = (given: string) => /^\d{4}-/.test(given) && given < '1900' && !isUnsetTime(given)

/** A date of a `DateField`, `YYYY-MM-DD`. */
export const date = () =>
  must(string()).test('date', ruleTexts.date, (given) => empty(given) || (isDay(given) && !isAncient(given)))

/** The local time of a `DateTimeField` that no moment could be made of: of a year with five digits. */
const isDistant = (given: string) => /^\+?\d{5,}-/.test(given)

/** An optional moment of a `DateTimeField`, ISO 8601. */
export const moment = () =>
  string().test('date', ruleTexts.date, (given = '') => empty(given) || !(isAncient(given) || isDistant(given)))

/** The last day of a period: not before its first, the field `from`. */
export const lastDay = () =>
  date().test('lastDay', 'The end date is before the start date', (given, context) => {
    const from = siblingText(context, 'from')
    return given === undefined || empty(given) || !isDay(from) || given >= from
  })

type Choice = { message?: string }

/** One of a few values, for a `SelectField`, `RadioField` or `ComboboxField`. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  options?: Choice & { optional?: false },
): StringSchema<Value>
export function oneOf<Value extends string>(
  values: readonly Value[],
  options: Choice & { optional: true },
): StringSchema<Value | ''>
export function oneOf(
  values: readonly string[],
  { optional = false, message = ruleTexts.oneOf }: Optional & Choice = {},
) {
  return must(string(), { optional }).test('oneOf', message, (given) => empty(given) || values.includes(String(given)))
}

/** The status of a record: a stored one that this app doesn't know, or that no answer said, may stay so. */
export function statusOf(statuses: readonly string[], stored: { status?: string } | undefined) {
  if (stored && stored.status === undefined) return oneOf(statuses, { optional: true })
  return oneOf(stored?.status ? [...statuses, stored.status] : statuses)
}
