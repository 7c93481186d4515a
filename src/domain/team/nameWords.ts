const words = (some: string) => `(?:^|[\\s/&-])(?:${some})(?:$|[\\s/&,.-])`

/** In small letters: some of these words are names. */
const prose = new RegExp(
  words(
    'please|pls|kindly|e-?mails?|address|invite|add|added|reach|is|has|left|joined|omitted|ist|bitte|est|adalah|ialah|por favor|correo',
  ) +
    '|[!?！？]$|[([]at[)\\]]|\\s(?:at|from|here)(?:$|\\s)| dot |(?:https?:|www\\.)\\S|我的|邮箱|メール|[请請]|(?:です|ます)。?$',
  'u',
)
const opening =
  /^(?:please|pls|kindly|add|invite|contact|e-?mail|hi|hello|hey|dear|thanks|thank you|(?:best |kind |warm )?regards|cheers)(?:$|[\s,.!])/i
/** What a letter ends with; some of these words are names, too. */
const closing =
  /^(?:(?:mit )?(?:freundlichen|besten|viele|liebe) gr(?:ü|ue)(?:ß|ss)en?|cordialement|bien à vous|saludos|atenciosamente|cordiali saluti|met vriendelijke groet(?:en)?|med vänlig hälsning|hormat saya|此致|敬具)[\s,.!]*$/i
/** Of positions: no word that is a name as well, as Head and Partner are. */
const position = new RegExp(
  words(
    'ceo|cfo|cto|coo|manager|director|officer|president|(?:co-?)?founder|executive|engineer|developer|designer|consultant|analyst|accountant|secretary|supervisor|coordinator|specialist',
  ) + '|\\p{L}\\sof\\s\\p{L}',
  'iu',
)
/** Of companies, several people and, at the end, of numbers, whether or not another text is a name. */
const noName = new RegExp(
  words('pte|ltd|sdn|bhd|gmbh|llc|inc') +
    '|\\p{L}\\s(?:and|und|&)\\s\\p{L}|\\s(?:tel|phone|hp|contact|fax|whatsapp|no|number)\\.?$',
  'iu',
)

/** Whether a text has words of a sentence: `my email is`. */
export const isProse = (text: string): boolean => prose.test(text)

/** Whether a text is a position: `Head of Finance`. */
export const isPosition = (text: string): boolean => position.test(text)

/** Whether a text is what somebody says, a position or a company, and not a name. */
export const isSaid = (text: string): boolean =>
  isProse(text) || opening.test(text.trim()) || closing.test(text.trim()) || noName.test(text) || isPosition(text)
