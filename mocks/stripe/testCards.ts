export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown'
export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc'
export type FieldError = { type: 'validation_error'; code: string; message: string }

const brands: [RegExp, Brand][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|4[4-9]|5)/, 'discover'],
  [/^3(0[0-5]|[689])/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
]

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The brand for the first digits of a card number. */
export const brandOf = (number: string): Brand =>
  brands.find(([pattern]) => pattern.test(digitsOf(number)))?.[1] ?? 'unknown'

const lengths: Partial<Record<Brand, number>> = { amex: 15, diners: 14 }
const fullLength = (number: string) => lengths[brandOf(number)] ?? 16
const cvcLength = (brand: Brand) => (brand === 'amex' ? 4 : 3)

/** Whether a card number's check digit is correct. */
function passesLuhn(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Formats the input of a field: `4242 4242`, `3782 822463`, `04 / 3`. */
export function format(type: FieldType, text: string, brand: Brand): string {
  const digits = digitsOf(text)
  if (type === 'cardCvc') return digits.slice(0, cvcLength(brand))
  if (type === 'cardExpiry') return formatExpiry(digits, text)
  const whole = digits.slice(0, fullLength(digits))
  const groups = fullLength(digits) === 16 ? /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})/ : /^(\d{0,4})(\d{0,6})(\d{0,5})/
  return (groups.exec(whole)?.slice(1) ?? []).filter(Boolean).join(' ')
}

function formatExpiry(digits: string, text: string): string {
  // A month above 1 cannot get a second digit, and `1/` means 01.
  const whole = /^[2-9]/.test(digits) || /^1\s*\//.test(text) ? `0${digits}` : digits
  if (whole.length < 2) return whole
  if (whole.length === 2) return text.endsWith(' ') || text.endsWith('/') || digits !== whole ? `${whole} / ` : whole
  // 2031 is read as 31.
  const year = whole.length === 6 && whole.startsWith('20', 2) ? whole.slice(4) : whole.slice(2, 4)
  return `${whole.slice(0, 2)} / ${year}`
}

/** Month and four-digit year of an expiry. */
export function expiryOf(text: string): { month: number; year: number } {
  const digits = digitsOf(text)
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) }
}

const error = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message })

/** Whether a field is complete, and its error. `left`: blurred or submitted, so an incomplete value is an error. */
export function check(
  type: FieldType,
  text: string,
  { brand, left, now }: { brand: Brand; left: boolean; now: number },
): { complete: boolean; error: FieldError | undefined } {
  const found = { cardNumber: checkNumber, cardExpiry: checkExpiry, cardCvc: checkCvc }[type](
    digitsOf(text),
    brand,
    now,
  )
  if (found === true) return { complete: true, error: undefined }
  const half = found.code.startsWith('incomplete')
  return { complete: false, error: half && !left ? undefined : found }
}

function checkNumber(digits: string): true | FieldError {
  if (digits.length < fullLength(digits)) return error('incomplete_number', 'Your card number is incomplete.')
  return passesLuhn(digits) || error('invalid_number', 'Your card number is invalid.')
}

function checkExpiry(digits: string, _brand: Brand, now: number): true | FieldError {
  if (digits.length < 4) return error('incomplete_expiry', 'Your card’s expiration date is incomplete.')
  const { month, year } = expiryOf(digits)
  if (month < 1 || month > 12) return error('invalid_expiry_month', 'Your card’s expiration date is invalid.')
  const today = new Date(now)
  if (year < today.getFullYear())
    return error('invalid_expiry_year_past', 'Your card’s expiration year is in the past.')
  const past = year === today.getFullYear() && month < today.getMonth() + 1
  return !past || error('invalid_expiry_month_past', 'Your card’s expiration date is in the past.')
}

const checkCvc = (digits: string, brand: Brand): true | FieldError =>
  digits.length >= cvcLength(brand) || error('incomplete_cvc', 'Your card’s security code is incomplete.')

const declined: Record<string, string> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
}
const secured = ['4000002500003155', '4000000000003220']

/** The token of a card. Its name tells the mock server how the bank responds. @param expiry `1240`, if it is to be saved with it */
export function tokenIdOf(number: string, expiry = ''): string {
  const digits = digitsOf(number)
  const last4 = digits.slice(-4)
  const until = expiry && `_${expiry}`
  if (secured.includes(digits)) return `tok_3ds_visa_3155${until}`
  const reason = declined[digits]
  return reason ? `tok_declined_${reason}_${last4}` : `tok_${brandOf(digits)}_${last4}${until}`
}
