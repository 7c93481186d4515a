const longest = 40
const mostKeys = 5

/** Fields that may identify a person, or give access. */
const personalField =
  /mail|phone|mobile|token|secret|passw|name|dob|birth|address|line\d|postal|city|nric|brn|personal|passport|otp|session|requestcode|card|iban|facebook|google|apple|linkedin|instagram|note|message|text|comment|answer/i

/** Values that may identify a person or give access, whatever their field is called. */
const personalValue =
  /@|^eyJ|_secret_|^\+?\d[\d\s().-]{6,}$|\b[STFGM]\d{7}[A-Z]\b|^(?=[\w.-]*\d)(?=[\w.-]*[a-z])[\w.-]{24,}$/i
const moment = /^\d{4}-\d\d-\d\d/

const lastName = (place: string) => /[^.[\]]+(?=(\[\d+\])*$)/.exec(place)?.[0] ?? ''

/** Whether a field or its value must not be repeated. */
const isPersonal = (name: string, value: string) =>
  personalField.test(name) || (personalValue.test(value) && !moment.test(value))

const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`)

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/**
 * Describes a value of an answer in a few words; of a personal value only the type and the length.
 * @param place `data.users[3].phone`: its last name decides whether the value is personal
 */
export function whatWasFound(place: string, value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value === 'object') {
    const keys = Object.keys(value).map((key) => (personalValue.test(key) ? '[hidden]' : cut(key)))
    if (keys.length === 0) return 'an empty object'
    return `object with ${keys.slice(0, mostKeys).join(', ')}${keys.length > mostKeys ? ', …' : ''}`
  }
  const name = lastName(place)
  if (typeof value === 'string')
    return isPersonal(name, value)
      ? `text of ${plural(value.length, 'character')}`
      : value === ''
        ? 'empty text'
        : `text ${JSON.stringify(cut(value))}`
  if (typeof value === 'number')
    return personalField.test(name) ? `number of ${plural(String(value).length, 'digit')}` : `number ${value}`
  return `${typeof value} ${String(value)}`
}
