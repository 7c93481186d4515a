import { cleanText, plainSigns } from '../text/cleanText'
import { parseDate } from './dates'
import { monthNames } from './months'

// In full rather than by their first letters: `mayor 5 2026` and `Sunny 3 May 2026` are not days.
const named =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const weekday = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?,? (?=\w)/
const weekdayBehind = / ?\((?:周|週|星期)?[月火水木金土日一二三四五六](?:曜日?)?\)$/
const time =
  /(?:t|,? (?:at )?)\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]\.?m\.?| uhr)?(?: ?z| ?(?:utc|gmt)?(?:[+-]\d\d?(?::?\d\d)?)?)$/

const yearFirst = /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})日?$/
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const monthBehind = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th|\\.)?[ -](?:of )?(${named})\\.?,?[ -](\\d{4})$`)
const monthBefore = new RegExp(`^(${named})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`)

const place = (name = '') =>
  String(monthNames.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1)

/**
 * Year, month and day of a text. In `29/11/2026` the day comes first, as on every page, unless it can only be a month.
 */
function partsOf(text: string): (string | undefined)[] {
  const [, ...whole] = yearFirst.exec(text) ?? []
  if (whole.length > 0) return whole
  const [, one = '', other = '', year] = dayFirst.exec(text) ?? []
  if (year) return Number(other) > 12 ? [year, one, other] : [year, other, one]
  const [, day, month, behind] = monthBehind.exec(text) ?? []
  if (behind) return [behind, place(month), day]
  const [, before, date, last] = monthBefore.exec(text) ?? []
  return last ? [last, place(before), date] : []
}

/**
 * Reads a day as people write it: `29.11.2026`, `29/11/2026`, `29 Nov 2026`, `Sunday, November 29, 2026`,
 * `2026年11月29日`. A time after it is ignored. For text pasted into a date field: browsers silently ignore anything but
 * `YYYY-MM-DD`.
 * @returns `YYYY-MM-DD`; undefined for anything else, and for a day without a year
 */
export function writtenDay(text: string): string | undefined {
  const plain = plainSigns(cleanText(text))
    .toLowerCase()
    .replace(time, '')
    .replace(weekday, '')
    .replace(weekdayBehind, '')
    .replace(/(\d) ?([-/.]) ?(?=\d)/g, '$1$2')
  const [year, month = '', day = ''] = partsOf(plain)
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year && parseDate(iso) ? iso : undefined
}
