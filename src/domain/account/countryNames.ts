import { countries } from './countries'

/** How people call countries besides the name in our lists; compared without case, accents, spaces and full stops. */
const also: Record<string, readonly string[]> = {
  ae: ['UAE', 'Emirates'],
  at: ['Österreich'],
  ba: ['Bosnia'],
  be: ['België', 'Belgique', 'Belgien'],
  bn: ['Brunei Darussalam'],
  bo: ['Plurinational State of Bolivia'],
  bq: ['Bonaire', 'Bonaire, Sint Eustatius and Saba'],
  br: ['Brasil'],
  cd: ['DRC', 'DR Congo', 'Zaire', 'Democratic Republic of the Congo', 'Democratic Republic of Congo'],
  cc: ['Cocos Islands', 'Cocos (Keeling) Islands'],
  cf: ['CAR'],
  cg: ['Republic of the Congo', 'Republic of Congo'],
  ax: ['Aland'],
  ag: ['Antigua'],
  ch: ['Schweiz', 'Suisse', 'Svizzera'],
  ci: ['Ivory Coast', 'Côte d’Ivoire'],
  cn: ['PRC', 'Mainland China', 'People’s Republic of China', '中国', '中國', '中华人民共和国', 'PR China'],
  cv: ['Cabo Verde', 'Cape Verde'],
  cz: ['Czech Republic', 'Czechia', 'Czech Rep'],
  de: ['Deutschland'],
  dk: ['Danmark'],
  es: ['España'],
  fi: ['Suomi'],
  fk: ['Falklands', 'Falkland Islands (Malvinas)', 'Falkland Islands [Malvinas]'],
  fm: ['Federated States of Micronesia'],
  gb: [
    'United Kingdom of Great Britain and Northern Ireland',
    'UK',
    'Great Britain',
    'Britain',
    'GB',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
  ],
  gr: ['Hellas', 'Ελλάδα'],
  hk: ['HK', 'HKSAR', 'Hong Kong SAR', 'Hong Kong SAR China', 'Hong Kong China', '香港'],
  ie: ['Republic of Ireland', 'Eire'],
  in: ['Bharat', 'भारत', 'Republic of India'],
  ir: ['Islamic Republic of Iran', 'Persia'],
  it: ['Italia'],
  jp: ['Nippon', 'Nihon', '日本'],
  kh: ['Kampuchea'],
  kp: ['DPRK', 'Democratic People’s Republic of Korea'],
  kr: ['Korea', 'ROK', 'Republic of Korea', 'S Korea', '한국', '대한민국'],
  la: ['Lao PDR', 'Lao', 'Lao People’s Democratic Republic'],
  lk: ['Ceylon'],
  md: ['Republic of Moldova'],
  mf: ['Saint Martin (French part)'],
  mk: ['Macedonia', 'FYROM'],
  mm: ['Burma', 'Myanmar'],
  mo: ['Macau', 'Macao', 'Macau SAR', 'Macao SAR', 'Macao SAR China', 'Macau SAR China', '澳門', '澳门'],
  my: ['马来西亚', '馬來西亞'],
  nl: ['Holland', 'Kingdom of the Netherlands'],
  no: ['Norge'],
  nz: ['NZ', 'Aotearoa'],
  ph: ['Pilipinas', 'Republic of the Philippines'],
  pl: ['Polska'],
  ps: ['Palestinian Territories', 'Palestinian Territory', 'Occupied Palestinian Territory', 'State of Palestine'],
  ru: ['Russian Federation', 'Россия'],
  sa: ['KSA', 'Saudi', 'Kingdom of Saudi Arabia'],
  se: ['Sverige'],
  sh: ['Saint Helena, Ascension and Tristan da Cunha'],
  sk: ['Slovak Republic'],
  sg: ['SG', 'S’pore', 'Republic of Singapore', 'Singapura', '新加坡'],
  st: ['Sao Tome'],
  sx: ['Sint Maarten (Dutch part)'],
  sy: ['Syrian Arab Republic'],
  sz: ['Swaziland', 'Eswatini'],
  th: ['Siam', 'ไทย', 'ประเทศไทย'],
  tl: ['East Timor', 'Timor-Leste'],
  tr: ['Turkey', 'Türkiye'],
  tt: ['Trinidad'],
  tw: [
    'Taiwan ROC',
    'ROC',
    'Republic of China',
    '中華民國',
    'Taiwan, Province of China',
    'Taiwan, China',
    'Chinese Taipei',
    '台灣',
    '台湾',
  ],
  tz: ['United Republic of Tanzania'],
  us: ['US', 'USA', 'America', 'United States of America', 'States', '美国', '美國'],
  va: ['Holy See', 'Vatican', 'Holy See (Vatican City State)'],
  ve: ['Bolivarian Republic of Venezuela'],
  vg: ['BVI'],
  vi: ['USVI'],
  vn: ['Viet Nam'],
  ws: ['Western Samoa'],
  za: ['RSA'],
}

/** The three-letter codes of ISO 3166, by those with two. */
const isoCodes = (
  'AND ARE AFG ATG AIA ALB ARM AGO ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL ' +
  'BES BRA BHS BTN BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE DEU DJI ' +
  'DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN ' +
  'GLP GNQ GRC GTM GUM GNB GUY HKG HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ ' +
  'KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD ' +
  'MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN ' +
  'PAN PER PYF PNG PHL PAK POL SPM PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN SWE SGP SHN SVN SJM ' +
  'SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD TGO THA TJK TKL TLS TKM TUN TON TUR TTO TUV TWN TZA UKR ' +
  'UGA USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM XKX YEM MYT ZAF ZMB ZWE'
).split(' ')

/** An option of a field; `also` and `code` are other texts that mean it, while its value is none that is typed. */
type CountryOption = { value: string; label: string; also: readonly string[]; code: string }

/** The same name as others write it: `and` for `&`, `Saint` for `St`, both at once. */
function spellings(name: string): string[] {
  const long = name.replace(/\bSt /, 'Saint ')
  const names = [name, long].flatMap((one) => [one, one.replace(' & ', ' and '), one.replace(' and ', ' & ')])
  return [...new Set(names)].filter((other) => other !== name)
}

/** Names in the person's own languages, as browsers fill them in too. */
const ownNames = (): Intl.DisplayNames[] =>
  (typeof navigator === 'undefined' ? [] : navigator.languages)
    .filter((language) => /^(?!en\b)[a-z]{2,3}(-[a-z\d]{2,4})*$/i.test(language))
    .slice(0, 2)
    .map((language) => new Intl.DisplayNames(language, { type: 'region' }))

/** All countries as options of a `ComboboxField`, by name; the values are their codes. */
export function countryOptions(): CountryOption[] {
  const own = ownNames()
  const isoOf = new Map(
    countries()
      .map(({ code }) => code)
      .sort()
      .map((code, at) => [code, isoCodes[at] ?? '']),
  )
  return countries().map(({ code, name }) => ({
    value: code,
    label: name,
    also: [
      `${name} (${code})`,
      ...spellings(name),
      ...(also[code] ?? []),
      ...own.flatMap((names) => names.of(code.toUpperCase()) ?? []),
    ],
    code: isoOf.get(code) ?? '',
  }))
}

/** The same with their names as values. */
export const countryNameOptions = (): CountryOption[] =>
  countryOptions().map((option) => ({ ...option, value: option.label }))

/** All dialling codes as options, each once, with the names of their countries. */
export function diallingOptions(): Omit<CountryOption, 'code'>[] {
  const codes = [...new Set(countries().map(({ diallingCode }) => diallingCode))]
  return codes.map((value) => {
    const some = countries().filter(({ diallingCode }) => diallingCode === value)
    const names = some.map(({ name }) => name)
    return {
      value,
      label: `${names.slice(0, 2).join(', ')}${names.length > 2 ? ' …' : ''} ${value}`,
      also: [value, `00${value.slice(1)}`, ...names, ...some.flatMap(({ code }) => also[code] ?? [])],
    }
  })
}
