import { describe, expect, it } from 'vitest'
import { countryOf } from '@/domain/account/countries'
import { countryNameOptions, countryOptions, diallingOptions } from '@/domain/account/countryNames'
import { labelOf, matching, valueOf } from '@/ui/form/combobox/comboboxOptions'

const options = countryOptions()
const nameOf = (code: string) => labelOf(options, code)

describe('a country is known by the names that people give it', () => {
  it.each([
    ['UK', 'gb'], ['u.k.', 'gb'], ['Great Britain', 'gb'], ['England', 'gb'], ['USA', 'us'], ['U.S.A.', 'us'], ['US', 'us'], ['America', 'us'],
    ['UAE', 'ae'], ['Korea', 'kr'], ['Republic of Korea', 'kr'], ['Holland', 'nl'], ['The Netherlands', 'nl'], ['Viet Nam', 'vn'], ['vietnam', 'vn'],
    ['Turkey', 'tr'], ['Turkiye', 'tr'], ['Czech Republic', 'cz'], ['Burma', 'mm'], ['Ivory Coast', 'ci'], ["Cote d'Ivoire", 'ci'], ['Côte d’Ivoire', 'ci'],
    ['Macau', 'mo'], ['Hong Kong SAR', 'hk'], ['HK', 'hk'], ['NZ', 'nz'], ['PRC', 'cn'], ['Russian Federation', 'ru'], ['Deutschland', 'de'], ['Timor Leste', 'tl'],
    ['Reunion', 're'], ['sao tome & principe', 'st'], ['ＪＡＰＡＮ', 'jp'], [' singapore ', 'sg'], ['Åland Islands', 'ax'], ['Aland Islands', 'ax'],
    ['Trinidad and Tobago', 'tt'], ['Bosnia & Herzegovina', 'ba'], ['Saint Lucia', 'lc'], ['St. Kitts and Nevis', 'kn'], ['Guinea Bissau', 'gw'], ['Indonesia.', 'id'],
    ['Korea, Republic of', 'kr'], ['Iran, Islamic Republic of', 'ir'], ['Brasil', 'br'], ['新加坡', 'sg'], ['中国', 'cn'], ['日本', 'jp'], ['Siam', 'th'],
  ])('%s', (text, code) => {
    expect(valueOf(options, text)).toBe(code)
    expect(matching(options, text)[0]?.value).toBe(code)
    expect(valueOf(countryNameOptions(), text)).toBe(nameOf(code))
  }) // prettier-ignore

  it('is no unfinished text, whatever code that is', () => {
    for (const { value, label } of options)
      for (const text of [value, value.toUpperCase(), `${value.charAt(0).toUpperCase()}${value.charAt(1)}`, label.slice(0, 2)]) {
        const chosen = valueOf(options, text)
        // Two letters mean a country only if people call it so.
        if (countryOf(chosen)) expect(countryOf(chosen)?.code).toMatch(/^(gb|us|hk|nz|sg)$/)
        else expect(labelOf(options, chosen)).toBe(text)
      }
  }) // prettier-ignore

  it('offers what starts with the text before what contains it', () => {
    expect(matching(options, 'ch').map(({ label }) => label).slice(0, 4)).toEqual(['Chad', 'Chile', 'China', 'Christmas Island']) // prettier-ignore
    expect(matching(options, 'Hol')[0]?.value).toBe('nl')
    expect(matching(options, '')).toHaveLength(options.length)
  })
})

describe('a dialling code', () => {
  it.each([
    ['+65', '+65'],
    ['65', '+65'],
    ['Singapore', '+65'],
    ['uk', '+44'],
    ['+1', '+1'],
  ])('%s', (text, code) => expect(valueOf(diallingOptions(), text)).toBe(code))
})

it('a list of texts takes what is typed', () => {
  const texts = [{ value: 'meetup', label: 'Meetup' }]
  expect(valueOf(texts, 'MEETUP')).toBe('meetup')
  expect(valueOf(texts, 'Retreat')).toBe('Retreat')
})
