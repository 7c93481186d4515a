import { countries } from './countries'

/** How people call countries besides the name in our lists; compared without case, accents, spaces and full stops. */
const also: Record<string, readonly string[]> = {
  ae: ['UAE', 'Emirates'],
  at: ['Österreich'],
  ba: ['Bosnia'],
  bn: ['Brunei Darussalam'],
  bo: ['Bolivia, Plurinational State of'],
  br: ['Brasil'],
  cd: [
    'DRC',
    'DR Congo',
    'Zaire',
    'Democratic Republic of the Congo',
    'Democratic Republic of Congo',
    'Congo, Democratic Republic of the',
  ],
  cf: ['CAR'],
  cg: ['Republic of the Congo', 'Republic of Congo'],
  ch: ['Schweiz', 'Suisse', 'Svizzera'],
  ci: ['Ivory Coast', 'Côte d’Ivoire'],
  cn: ['PRC', 'Mainland China', 'People’s Republic of China', 'China, People’s Republic of', '中国', '中國'],
  cv: ['Cabo Verde', 'Cape Verde'],
  cz: ['Czech Republic', 'Czechia'],
  de: ['Deutschland'],
  dk: ['Danmark'],
  es: ['España'],
  fi: ['Suomi'],
  fk: ['Falklands'],
  fm: ['Micronesia, Federated States of'],
  gb: ['UK', 'Great Britain', 'Britain', 'GB', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  gm: ['The Gambia'],
  bs: ['The Bahamas'],
  hk: ['HK', 'Hong Kong SAR', 'Hong Kong SAR China', 'Hong Kong China', '香港'],
  ie: ['Republic of Ireland', 'Eire'],
  in: ['Bharat', 'भारत'],
  ir: ['Islamic Republic of Iran', 'Iran, Islamic Republic of', 'Persia'],
  it: ['Italia'],
  jp: ['Nippon', 'Nihon', '日本'],
  kp: ['DPRK', 'Korea, Democratic People’s Republic of'],
  kr: ['Korea', 'ROK', 'Republic of Korea', 'Korea, Republic of', 'S Korea', '한국', '대한민국'],
  la: ['Lao PDR', 'Lao', 'Lao People’s Democratic Republic'],
  lk: ['Ceylon'],
  md: ['Moldova, Republic of', 'Republic of Moldova'],
  mk: ['Macedonia', 'FYROM'],
  mm: ['Burma', 'Myanmar'],
  mo: ['Macau', 'Macao', 'Macau SAR', 'Macao SAR China', '澳門', '澳门'],
  nl: ['Holland', 'The Netherlands'],
  no: ['Norge'],
  nz: ['NZ', 'Aotearoa'],
  ph: ['The Philippines'],
  pl: ['Polska'],
  ps: ['Palestinian Territories', 'State of Palestine'],
  ru: ['Russian Federation'],
  sa: ['KSA', 'Kingdom of Saudi Arabia'],
  se: ['Sverige'],
  sg: ['SG', 'S’pore', 'Republic of Singapore', 'Singapura', '新加坡'],
  sy: ['Syrian Arab Republic'],
  sz: ['Swaziland', 'Eswatini'],
  th: ['Siam'],
  tl: ['East Timor', 'Timor-Leste'],
  tr: ['Turkey', 'Türkiye'],
  tt: ['Trinidad'],
  tw: ['Taiwan ROC', 'ROC', 'Taiwan, Province of China', '台灣', '台湾'],
  tz: ['United Republic of Tanzania', 'Tanzania, United Republic of'],
  us: ['US', 'USA', 'America', 'United States of America', 'The United States', 'The States'],
  va: ['Holy See', 'Vatican'],
  ve: ['Venezuela, Bolivarian Republic of'],
  vn: ['Viet Nam'],
  za: ['RSA'],
}

/** An option of a field; `also` are other texts that mean it, while its value is none that is typed. */
type CountryOption = { value: string; label: string; also: readonly string[] }

/** The same name as others write it: `and` for `&`, `Saint` for `St`. */
const spellings = (name: string): string[] =>
  [name.replace(' & ', ' and '), name.replace(' and ', ' & '), name.replace(/\bSt /, 'Saint ')].filter(
    (other) => other !== name,
  )

/** All countries as options of a `ComboboxField`, by name; the values are their codes. */
export const countryOptions = (): CountryOption[] =>
  countries().map(({ code, name }) => ({ value: code, label: name, also: [...spellings(name), ...(also[code] ?? [])] }))

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
