import { describe, expect, it, vi } from 'vitest'
import { countryOf } from '@/domain/account/countries'
import { countryNameOptions, countryOptions, diallingOptions } from '@/domain/account/countryNames'
import { labelOf, matching, valueOf } from '@/ui/form/combobox/comboboxOptions'

const options = countryOptions()
const nameOf = (code: string) => labelOf(options, code)

describe('a country is known by the names that people give it', () => {
  it.each([
    ['Belgique', 'be'], ['马来西亚', 'my'], ['ไทย', 'th'], ['Россия', 'ru'], ['美国', 'us'], ['Hellas', 'gr'],
    ['UK', 'gb'], ['u.k.', 'gb'], ['Great Britain', 'gb'], ['England', 'gb'], ['USA', 'us'], ['U.S.A.', 'us'], ['US', 'us'], ['America', 'us'],
    ['UAE', 'ae'], ['Korea', 'kr'], ['Republic of Korea', 'kr'], ['Holland', 'nl'], ['The Netherlands', 'nl'], ['Viet Nam', 'vn'], ['vietnam', 'vn'],
    ['Turkey', 'tr'], ['Turkiye', 'tr'], ['Czech Republic', 'cz'], ['Burma', 'mm'], ['Ivory Coast', 'ci'], ["Cote d'Ivoire", 'ci'], ['Côte d’Ivoire', 'ci'],
    ['Macau', 'mo'], ['Hong Kong SAR', 'hk'], ['HK', 'hk'], ['NZ', 'nz'], ['PRC', 'cn'], ['Russian Federation', 'ru'], ['Deutschland', 'de'], ['Timor Leste', 'tl'],
    ['Reunion', 're'], ['sao tome & principe', 'st'], ['ＪＡＰＡＮ', 'jp'], [' singapore ', 'sg'], ['Åland Islands', 'ax'], ['Aland Islands', 'ax'],
    ['Trinidad and Tobago', 'tt'], ['Bosnia & Herzegovina', 'ba'], ['Saint Lucia', 'lc'], ['St. Kitts and Nevis', 'kn'], ['Guinea Bissau', 'gw'], ['Indonesia.', 'id'],
    ['Korea, Republic of', 'kr'], ['Iran, Islamic Republic of', 'ir'], ['Brasil', 'br'], ['新加坡', 'sg'], ['中国', 'cn'], ['日本', 'jp'], ['Siam', 'th'],
    ['Korea (South)', 'kr'], ['Korea, South', 'kr'], ['Korea (North)', 'kp'], ['Netherlands, The', 'nl'], ['Myanmar (Burma)', 'mm'], ['China (PRC)', 'cn'],
    ['The USA', 'us'], ['the UK', 'gb'], ['The Gambia', 'gm'], ['HKSAR', 'hk'], ['Republic of China', 'tw'], ['Republic of India', 'in'], ['Cocos (Keeling) Islands', 'cc'],
    ['Falkland Islands (Malvinas)', 'fk'], ['Saint Martin (French part)', 'mf'], ['Sint Maarten (Dutch part)', 'sx'], ['Holy See (Vatican City State)', 'va'],
    ['Saint Kitts and Nevis', 'kn'], ['Saint Vincent and the Grenadines', 'vc'], ['St. Vincent and the Grenadines', 'vc'], ['Saint Pierre and Miquelon', 'pm'], ['Cocos (Keeling) Islands (the)', 'cc'],
    ['Falkland Islands (the) [Malvinas]', 'fk'], ['Saint Helena, Ascension and Tristan da Cunha', 'sh'], ['Bonaire, Sint Eustatius and Saba', 'bq'], ['Virgin Islands (U.S.)', 'vi'], ['BVI', 'vg'], ['Macau SAR China', 'mo'], ['Palestinian Territory, Occupied', 'ps'],
    ['Germany (DE)', 'de'], ['Malaysia (MYS)', 'my'], ['Singapore (SG)', 'sg'], ['SG - Singapore', 'sg'], ['Taiwan, China', 'tw'], ['Slovak Republic', 'sk'], ['Bolivia, Plurinational State of', 'bo'],
    ['Micronesia (Federated States of)', 'fm'], ['Moldova, Republic of', 'md'], ['Iran (Islamic Republic of)', 'ir'], ['Congo, Democratic Republic of the', 'cd'],
  ])('%s', (text, code) => {
    expect(valueOf(options, text)).toBe(code)
    expect(matching(options, text)[0]?.value).toBe(code)
    expect(valueOf(countryNameOptions(), text)).toBe(nameOf(code))
  }) // prettier-ignore

  it.each([
    ['SGP', 'sg'], ['sgp', 'sg'], ['USA', 'us'], ['GBR', 'gb'], ['deu', 'de'], ['DEU', 'de'], ['CHE', 'ch'], ['IND', 'in'], ['IDN', 'id'],
    ['AUS', 'au'], ['AUT', 'at'], ['ZAF', 'za'], ['COM', 'km'], ['PRK', 'kp'], ['SRB', 'rs'], ['ZWE', 'zw'], ['XKX', 'xk'], ['ＪＰＮ', 'jp'],
  ])('the three-letter code %s', (text, code) => {
    expect(valueOf(options, text)).toBe(code)
    expect(matching(options, text)[0]?.value).toBe(code)
  }) // prettier-ignore

  it.each(['ind', 'Ind', 'aus', 'Mar', 'bel', 'dom', 'fra', 'Bra', 'per'])(
    '%s may be the beginning of another name',
    (text) => expect(countryOf(valueOf(options, text))).toBeUndefined(),
  )

  it.each([
    ['de-DE', 'Frankreich', 'fr'],
    ['fr', 'Allemagne', 'de'],
    ['es-419', 'Países Bajos', 'nl'],
    ['zh-Hans-CN', '马来西亚', 'my'],
    ['en-US-u-va-posix', 'Malaysia', 'my'],
  ])('by its name in the browser’s language %s: %s', (language, text, code) => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language, 'en'])
    expect(valueOf(countryOptions(), text)).toBe(code)
    languages.mockRestore()
  })

  it('is not selected by unfinished text, even if it is a country code', () => {
    for (const { value, label } of options)
      for (const text of [value, value.toUpperCase(), `${value.charAt(0).toUpperCase()}${value.charAt(1)}`, label.slice(0, 2)]) {
        const chosen = valueOf(options, text)
        // Two letters select a country only if it is commonly called so, such as UK.
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

it.each([
  ['+65', '+65'],
  ['65', '+65'],
  ['Singapore', '+65'],
  ['uk', '+44'],
  ['+1', '+1'],
  ['0065', '+65'],
])('a dialling code: %s', (text, code) => expect(valueOf(diallingOptions(), text)).toBe(code))

it('a list of texts takes what is typed', () => {
  const texts = [{ value: 'meetup', label: 'Meetup' }]
  expect(valueOf(texts, 'MEETUP')).toBe('meetup')
  expect(valueOf(texts, 'Retreat')).toBe('Retreat')
})
