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
const chiefs = 'ceo|cfo|cto|coo|manager|director|(?:head|chief|vp|president|dean) of'
/** Of positions, on lines without an address: beside one, most may be a family name. `Engineer` alone may be one anywhere. */
const position = new RegExp(
  words(
    `${chiefs}|officer|president|(?:co-?)?founder|executive|developer|designer|consultant|analyst|accountant|secretary|supervisor|coordinator|specialist|(?:software|data|sales|project|systems?|network|civil|lead|senior) engineer`,
  ),
  'iu',
)
/** Of positions that are no names, companies, several people and, at the end, of numbers. */
const noName = new RegExp(
  words(`${chiefs}|pte|ltd|sdn|bhd|gmbh|llc|inc`) +
    '|\\p{L}\\s(?:and|und|&)\\s\\p{L}|\\s(?:tel|phone|hp|contact|fax|whatsapp|no|number)\\.?$',
  'iu',
)

/** Whether a text has words of a sentence: `my email is`. */
export const isProse = (text: string): boolean => prose.test(text)

/** Whether a text without an address beside it is a position: `Head of Finance`, but not `Maria of Spain`. */
export const isPosition = (text: string): boolean => position.test(text)

/** Whether a text is what somebody says, a position that is no name, or a company. */
export const isSaid = (text: string): boolean =>
  isProse(text) || opening.test(text.trim()) || closing.test(text.trim()) || noName.test(text)
