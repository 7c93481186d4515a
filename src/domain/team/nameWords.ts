const words = (some: string) => `(?:^|[\\s/&-])(?:${some})(?:$|[\\s/&,.-])`

/** Words of a sentence. Case-sensitive, because some of them are names when capitalised. */
const prose = new RegExp(
  words(
    'please|pls|kindly|e-?mails?|address|invite|add|added|reach|is|has|left|joined|omitted|ist|bitte|est|adalah|ialah|por favor|correo',
  ) +
    '|[!?！？]$|[([]at[)\\]]|\\s(?:at|from|here)(?:$|\\s)| dot |(?:https?:|www\\.)\\S|我的|邮箱|メール|[请請]|(?:です|ます)。?$',
  'u',
)
const opening =
  /^(?:please|pls|kindly|add|invite|contact|e-?mail|hi|hello|hey|dear|thanks|thank you|(?:best |kind |warm )?regards|cheers)(?:$|[\s,.!])/i
/** The closing of a letter; some of these words are also names. */
const closing =
  /^(?:(?:mit )?(?:freundlichen|besten|viele|liebe) gr(?:ü|ue)(?:ß|ss)en?|cordialement|bien à vous|saludos|atenciosamente|cordiali saluti|met vriendelijke groet(?:en)?|med vänlig hälsning|hormat saya|此致|敬具)[\s,.!]*$/i
const chiefs = 'ceo|cfo|cto|coo|manager|director|(?:head|chief|vp|president|dean) of'
/**
 * Positions, for lines without an address: next to one, most may be a family name. `Engineer` alone may always be one.
 */
const position = new RegExp(
  words(
    `${chiefs}|officer|president|(?:co-?)?founder|executive|developer|designer|consultant|analyst|accountant|secretary|supervisor|coordinator|specialist|(?:software|data|sales|project|systems?|network|civil|lead|senior) engineer`,
  ),
  'iu',
)
/** Words of positions that are never names, of companies, of several people, and, at the end, labels of numbers. */
const noName = new RegExp(
  words(`${chiefs}|pte|ltd|sdn|bhd|gmbh|llc|inc`) +
    '|\\p{L}\\s(?:and|und|&)\\s\\p{L}|\\s(?:tel|phone|hp|contact|fax|whatsapp|no|number)\\.?$',
  'iu',
)

/**
 * The last line of a list, in the languages of spreadsheets: `Total: 12`, `合计`, `12 people`. `Suma` is a name,
 * alone or before a telephone number.
 */
const total =
  /^(?:(?:(?:grand|sub|over ?all)[\s-]?)?totals?|totaal|totale|toplam|gesamt(?:summe)?|jumlah|celkem|razem|итого|всего|合计|合計|总计|總計|总数|小计|小計|합계|총계|รวม|المجموع|סה"כ|कुल)[\s:：\d.,]*$|^(?:summe|sum|soma|somme|suma)(?:\s*[:：]|\s+(?=\d))\s*[\d.,]{0,7}$|^\d[\d\s.,]* (?:people|persons?|members?|contacts|names|rows|results|entries|seats|personen|orang|人)$/iu

/** Whether a line without an address sums up a list. */
export const isTotal = (text: string): boolean => total.test(text.trim())

/** Whether a text has words of a sentence: `my email is`. */
export const isProse = (text: string): boolean => prose.test(text)

/** Whether a text without an address beside it is a position: `Head of Finance`, but not `Maria of Spain`. */
export const isPosition = (text: string): boolean => position.test(text)

/**
 * Whether a text is no name: a sentence (maybe with its speaker), the opening or closing of a letter, a position, a
 * company.
 */
export const isSaid = (text: string): boolean =>
  isProse(text) ||
  /\p{L}:\s+\p{L}/u.test(text) ||
  opening.test(text.trim()) ||
  closing.test(text.trim()) ||
  noName.test(text)
