import { foldText } from '@/lib/text/foldText'

/** The content of a column. */
export type Field = 'full' | 'name' | 'called' | 'person' | 'first' | 'last' | 'email' | 'role'

/** Names of columns in the exports of Google, Outlook, Apple and ours, without accents and punctuation. */
const headers = new Map<string, Field>([
  ...named(
    'full',
    'fullname displayname yourname yourfullname whatisyourname whatisyourfullname legalname completename guestname ' +
      'contactperson studentname inviteename recipientname traineename teammembername employeefullname ' +
      'nameofparticipant delegatename nameofemployee nameofstaff member membername employeename staffname participantname ' +
      'attendeename personname customername nama namalengkap namapenuh nomecompleto nombrecompleto nomcomplet vorundnachname vornameundnachname ' +
      'adsoyad hoten hovaten nev фио 姓名 中文姓名 英文姓名 中文名 英文名 フルネーム 氏名 名前 お名前 성명 ชอนามสกล الاسمالكامل الاسم שם ' +
      'परनम नम பயர முழுபபயர',
  ),
  // A whole name; but the last name next to a column of first names, and the first name next to one of last names.
  ...named(
    'name',
    'name naam namn navn nom nome nombre nombres nume ονομα имя імя име isim ten 名字 이름 ชอ ime meno vardas vards nafn pangalan نام নম',
  ),
  // The name in daily use, next to the names in the passport; or the contact's company.
  ...named('called', 'preferredname knownas contactname'),
  // Names, or telephone or employee numbers.
  ...named('person', 'who person user contact employee staff participant attendee'),
  ...named(
    'first',
    'first firstname givenname forename middlename vorname voornaam prenom fornavn fornamn etunimi imie jmeno prenume middle middleinitial othername roepnaam drugieimie ikinciad ' +
      'keresztnev utonev eesnimi nomeproprio primeironome primernombre namadepan namapertama rufname الاسمالاول שםפרטי पहलनम ad adi 名',
  ),
  ...named(
    'last',
    'last lastname familyname zuname tussenvoegsel voorvoegsel apellidopaterno apellidomaterno nomdusage hovatendem ' +
      'familyname surname nachname achternaam cognome apellido apellidos etternavn efternavn efternamn ' +
      'vezeteknev csaladnev prezime priezvisko priimek pavarde uzvards perekonnanimi apelyido cognoms نامخانوادگی ' +
      'sukunimi nazwisko prijmeni sobrenome apelido επωνυμο фамилия прізвище soyad soyadi ultimonome primerapellido ' +
      'segundoapellido nomdefamille familienname namabelakang namaakhir namakeluarga שםמשפחה اسمالعايلة الاسمالاخير اللقب उपनम ' +
      '姓 氏 姓氏 苗字 성 นามสกล',
  ),
  ...named('role', 'role teamrole memberrole rolle rol ruolo rola roli rooli peran peranan vaitro роль 角色 役割 역할'),
])
/** Email, but not post: `Kod pocztowy`, `почтовый индекс` and `邮政信箱` are parts of a postal address. */
const addressHeader =
  /\b(e ?mails?|(e ?)?mail ?adres\w*|mail(?! (?:code|stop|drop|box|room)\b)|e ?post(a|adresse?)?|courriel|corre[ou](?! postal)|correio(?! postal)|e ?mel|upn|adresse electronique|endereco eletronico|direccion electronica|surel|user principal name|adresse de messagerie|posta elettronica|poczta|adres poczty|poczt\w elektroniczn\w*|e ?mailova adresa|thu dien tu|tolvupostur|barua pepe|sahkoposti\w*|e ?naslov|el pastas|e ?pasts|netfang)\b|по[чш]т(?!ов|анс|енс)|[еэ]лек\S* по[чш]тов|эл адрес|имеил|ایمیل|ای میل|ইমইল|ইমল|메일|전자우편|邮箱|(?:^|[^政])信箱|邮件|郵件|電郵|电邮|メール|メアト|メルアト|อ ?เมล|(?:^|عنوان )البريد(?!ي)|بريد (?:ال)?الكتروني|ايميل|דוא(?!ר)|דואר אלקטרוני|מייל|ई ?मल|மனனஞசல|ηλ(?:εκτρονικ\S*)? ταχυδρομει|ηλεκτρονικη διευθυνση|იმეილ|փոստ(?!ա)/
/** Post or email. */
const unclear = /^(?:adres )?(?:mails?|poczt[ay]|corre[ou]|correio|почта|пошта|信箱|البريد)$/

/** Whether the name of a column may mean postal as well as email addresses. */
export const isUnclear = (header: string): boolean => unclear.test(foldText(header).trim())

/** A longer text is a sentence above the table, not the name of a column. */
const longestHeader = 60
/** Columns that describe an address, or contain those of another person. */
const notTheirs =
  /\b(type|label|display|status|sent|opt|format|verified|consent|count|subject|notifications?|by|from|manager|assistant|owner|sender|boss|supervisor|spouse|parent|guardian|emergency|next of kin)\b/

function named(field: Field, words: string): [string, Field][] {
  return words.split(' ').map((word) => [word, field])
}

/** Prefixes that say whose name it is, in exports of events and shops: `Attendee first name`. */
const whose = /^(?:attendee|guest|participant|delegate|employee|staff|member|customer|contact|user|billing)s? /

/** The content of a column, by its name; undefined for columns that aren’t read. */
export function fieldOf(header: string): Field | undefined {
  if (header.length > longestHeader) return undefined
  const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const known = (text: string) => {
    const word = wordsOf(text).replaceAll(' ', '')
    return headers.get(word) ?? headers.get(word.replace(/s$/, ''))
  }
  // The fields of a directory; in capitals, `SN` and `S/N` are serial numbers.
  if (/^(?:cn|sn|Họ)$/.test(header)) return header === 'cn' ? 'full' : 'last'
  // `名前（姓）`, `Name (last)`.
  const [, inner = ''] = /[([](.*)[)\]]/.exec(header) ?? []
  const folded = foldText(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).normalize('NFC')
  const words = wordsOf(folded)
  const part = known(folded.replace(whose, ''))
  if (addressHeader.test(words)) return notTheirs.test(words) ? undefined : 'email'
  // `Name (as in NRIC)`, but not `Name (emergency contact)`.
  return (
    known(folded) ??
    (part === 'first' || part === 'last' ? part : undefined) ??
    (/^(first|last)$/.test(known(foldText(inner)) ?? '') ? known(foldText(inner)) : undefined) ??
    (notTheirs.test(words) ? undefined : (known(folded.replace(/[([].*[)\]]/, '')) ?? severalOf(words)))
  )
}

/** Whether a text outside a known header names a column; `Rola`, `Adi` and others are people's names as well. */
export const namesColumn = (text: string): boolean =>
  fieldOf(text) !== undefined && !/^(?:rola|roli|rolle|peran|adi|nev)$/i.test(text.trim())

/** `full` if a column's name lists the parts of a name, or has two languages: `Nom et prénom`, `Name / Nama`. */
function severalOf(words: string): Field | undefined {
  const parts = words.split(' ').filter((word) => !/^(a|i|e|y|et|en|og|och|und|and|dan)$/.test(word))
  return parts.length > 1 && parts.every((word) => /^(full|name|first|last)$/.test(headers.get(word) ?? ''))
    ? 'full'
    : undefined
}

/** Whether a text is a name with an alias, as on identity cards: `Tan Ah Kow @ David Tan`. */
export const isAlias = (text: string): boolean => /^[^@]*\p{L}\.? @ \p{L}(?:[^@.]|\.\s)*$/u.test(text)

const han = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー'
const isHan = new RegExp(`^[${han}\\s]+$`, 'u')

/** Joins the parts of a name in the usual order: Chinese names as `王` before `伟`, without a space. */
export const joinedName = (first: readonly string[], last: readonly string[]): string => {
  const all = [...first, ...last].filter(Boolean)
  return all.length > 1 && all.every((part) => isHan.test(part)) ? [...last, ...first].join('') : all.join(' ')
}

/** The name in a line of a table. */
export function nameIn(fields: readonly (Field | undefined)[], cells: readonly string[]): string {
  const texts = (field: Field) =>
    cells.filter(
      (text, column) => fields[column] === field && /\p{L}/u.test(text) && (!text.includes('@') || isAlias(text)),
    )
  const first = fields.includes('first') || !fields.includes('last') ? 'first' : 'called'
  const isWhole = fields.includes(first) === fields.includes('last')
  const [other] = texts('name')
  const [full = isWhole ? other : undefined] = texts('full')
  if (full !== undefined) return full
  // Next to `姓`, `名字` is the first name; next to `Prénom`, `Nom` is the last one.
  const parts = isWhole || other === undefined ? [] : [other]
  const [before, last] = fields.includes('last') ? [[...texts(first), ...parts], texts('last')] : [texts(first), parts]
  // `Contact name` is the whole name if it contains the other parts; otherwise it may be the company's.
  const hasParts = (one: string) => [...before, ...last].every((part) => ` ${one} `.includes(` ${part} `))
  const whole = fields.includes('first') && fields.includes('last') ? undefined : texts('called').find(hasParts)
  const joined = joinedName(before, last)
  if (joined) return whole ?? joined
  return [...texts('called'), ...texts('person').filter((text) => !/\d/.test(text))][0] ?? ''
}

/** Uses of an address in the order of preference: unspecified or work; any other, unless it is private or shared. */
const uses = [
  /^(?:(?:e|mail|email|emails|address|id|required|work|company|office|business|official|corporate|primary|main) ?)+$/,
  /^(?!.*(?:\b(?:personal|privat\w*|perso|pessoal|home|invoice|general|shared|group|team|recovery|secondary|alternat\w*|other|previous|old|backup|billing)\b|个人|個人|私人|备用))/,
]

/**
 * The columns with the people's own addresses: `Member Email` next to `Member Name`, but not `Group Email`, which must
 * not stand in for a missing one.
 * @param isUsed whether a column has any address
 */
export function addressColumns(
  header: readonly string[],
  fields: readonly (Field | undefined)[],
  isUsed: (column: number) => boolean,
): number[] {
  const words = header.map(
    (text) => foldText(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/[\p{L}\p{M}]+/gu) ?? [],
  )
  const names = words.filter((_some, column) => /^(full|name|called|person|first|last)$/.test(fields[column] ?? ''))
  const isNamed = (column: number) =>
    words[column]?.some((word) => word.length > 3 && word !== 'name' && names.flat().includes(word)) === true
  const useOf = (column: number) => {
    const use = uses.findIndex((one) => one.test((words[column] ?? []).join(' ')))
    return use === -1 ? uses.length : use
  }
  const all = [...header.keys()].filter((column) => fields[column] === 'email')
  const sorted = (all.some(isUsed) ? all.filter(isUsed) : all).sort(
    (one, other) => useOf(one) - useOf(other) || Number(isNamed(other)) - Number(isNamed(one)),
  )
  const theirs = sorted.filter(isNamed)
  const unnamed = sorted.filter((column) => useOf(column) < uses.length || isNamed(column))
  const [first] = sorted
  if (first !== undefined && isNamed(first)) return theirs
  return unnamed.length > 0 ? unnamed : sorted
}
