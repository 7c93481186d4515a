import { foldText } from '@/lib/text/foldText'

const words = (some: string) => `(?:^|[\\s/&-])(?:${some})(?:$|[\\s/&,.-])`

/** In small letters: some of these words are names. */
const prose = new RegExp(
  words(
    'please|pls|kindly|e-?mails?|address|invite|add|added|reach|is|has|left|joined|omitted|ist|bitte|est|adalah|ialah|por favor|correo',
  ) + '|[!?！？]$|[([]at[)\\]]| dot |我的|邮箱|メール|[请請]|(?:です|ます)。?$',
  'u',
)
const opening =
  /^(?:please|pls|kindly|add|invite|contact|e-?mail|hi|hello|hey|dear|thanks|thank you|(?:best |kind |warm )?regards|cheers)(?:$|[\s,.!])/i
const ending = /\s(?:at|here|from)$/i

const position = new RegExp(
  words(
    'directora?|manager|ceo|cfo|cto|coo|cmo|cio|vp|chief|president|chair(?:man|woman|person)?|(?:co-?)?founder|owner|head|lead|executive|officer|' +
      'engineer|developer|designer|architect|accountant|auditor|consultant|advis[eo]r|analyst|specialist|coordinator|supervisor|assistant|secretary|' +
      'clerk|intern|trainee|freelancer|lawyer|teacher|department|dept|pte|ltd|limited|sdn|bhd|gmbh|inc|llc|ltda|sarl|geschaftsfuhrer(?:in)?|' +
      'leiter(?:in)?|direktor(?:in)?|direktur|directeur|directrice|gerante?|responsable|diretora?|gerente|pengarah|pengurus|manajer|ketua',
  ) +
    '|^(?:sales|marketing|finance|hr|human resources|it|operations|legal|engineering|product|procurement|partner)$|[总總经經]理$|[总總][监監]|[部課社]長$|取締役|مدير',
  'iu',
)

/** Whether a text has words of a sentence: `my email is`. */
export const isProse = (text: string): boolean => prose.test(text)

/** Whether a text is what somebody says, and not a name. */
export const isSaid = (text: string): boolean => isProse(text) || opening.test(text.trim()) || ending.test(text.trim())

/** Whether a text is a position, a department or a company, in some languages. */
export const isPosition = (text: string): boolean => position.test(foldText(text))
