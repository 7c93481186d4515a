import { countries } from './countries'

/** How people call countries besides the name in our lists; compared without case, accents, spaces and full stops. */
const also: Record<string, readonly string[]> = {
  ae: ['UAE', 'Emirates'],
  at: ['Österreich'],
  ba: ['Bosnia'],
  bn: ['Brunei Darussalam'],
  cd: ['DRC', 'DR Congo', 'Zaire', 'Democratic Republic of the Congo'],
  cf: ['CAR'],
  cg: ['Republic of the Congo'],
  ch: ['Schweiz', 'Suisse', 'Svizzera'],
  ci: ['Ivory Coast', 'Côte d’Ivoire'],
  cn: ['PRC', 'Mainland China', 'People’s Republic of China'],
  cv: ['Cabo Verde', 'Cape Verde'],
  cz: ['Czech Republic', 'Czechia'],
  de: ['Deutschland'],
  es: ['España'],
  gb: ['UK', 'Great Britain', 'Britain', 'GB', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  gm: ['The Gambia'],
  bs: ['The Bahamas'],
  hk: ['HK', 'Hong Kong SAR', 'Hong Kong SAR China', 'Hong Kong China'],
  ie: ['Republic of Ireland', 'Eire'],
  in: ['Bharat'],
  ir: ['Islamic Republic of Iran'],
  it: ['Italia'],
  jp: ['Nippon', 'Nihon'],
  kp: ['DPRK'],
  kr: ['Korea', 'ROK', 'Republic of Korea', 'S Korea'],
  la: ['Lao PDR', 'Lao', 'Lao People’s Democratic Republic'],
  mk: ['Macedonia'],
  mm: ['Burma', 'Myanmar'],
  mo: ['Macau', 'Macao', 'Macau SAR', 'Macao SAR China'],
  nl: ['Holland', 'The Netherlands'],
  nz: ['NZ', 'Aotearoa'],
  ph: ['The Philippines'],
  ps: ['Palestinian Territories', 'State of Palestine'],
  ru: ['Russian Federation'],
  sa: ['KSA', 'Kingdom of Saudi Arabia'],
  sg: ['SG', 'S’pore', 'Republic of Singapore'],
  sz: ['Swaziland', 'Eswatini'],
  tl: ['East Timor', 'Timor-Leste'],
  tr: ['Turkey', 'Türkiye'],
  tt: ['Trinidad'],
  tw: ['Taiwan ROC', 'ROC'],
  us: ['US', 'USA', 'America', 'United States of America', 'The United States', 'The States'],
  va: ['Holy See', 'Vatican'],
  vn: ['Viet Nam'],
  za: ['RSA'],
}

/** An option of a field; `also` are other texts that mean it, while its value is none that is typed. */
type CountryOption = { value: string; label: string; also: readonly string[] }

/** All countries as options of a `ComboboxField`, by name; the values are their codes. */
export const countryOptions = (): CountryOption[] =>
  countries().map(({ code, name }) => ({ value: code, label: name, also: also[code] ?? [] }))

/** The same with their names as values. */
export const countryNameOptions = (): CountryOption[] =>
  countryOptions().map(({ label, also: names }) => ({ value: label, label, also: names }))

/** All dialling codes as options, each once, with the names of their countries. */
export function diallingOptions(): CountryOption[] {
  const codes = [...new Set(countries().map(({ diallingCode }) => diallingCode))]
  return codes.map((value) => {
    const some = countries().filter(({ diallingCode }) => diallingCode === value)
    const names = some.map(({ name }) => name)
    return {
      value,
      label: `${names.slice(0, 2).join(', ')}${names.length > 2 ? ' …' : ''} ${value}`,
      also: [value, ...names, ...some.flatMap(({ code }) => also[code] ?? [])],
    }
  })
}
