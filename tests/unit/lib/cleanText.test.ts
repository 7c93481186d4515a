import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, plainSigns } from '@/lib/text/cleanText'
import { addressKey, emailOf, isEmail } from '@/lib/text/emailAddress'

const hex = (code: number) => String.fromCodePoint(code)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => hex(from + at))

describe('invisible characters are removed', () => {
  it.each([
    ...range(0x200b, 0x200f), ...range(0x202a, 0x202e), ...range(0x2060, 0x206f), '\u00ad', '\ufeff', '\u0000', '\u0007',
    '\u007f', '\u0085', '\u061c', '\u180e', '\ud800', '\udc00', '\u034f', '\u115f', '\u1160', '\u2800', '\u3164', '\uffa0', '\ufff9', '\ufffc', hex(0xe0001),
  ].map((mark) => [JSON.stringify(mark), mark]))('%s', (_shown, mark) => {
    expect(cleanText(`${mark}Ada${mark} Tan${mark}`)).toBe('Ada Tan')
    expect(emailOf(`${mark}ada${mark}@k.test${mark}`)).toBe('ada@k.test')
    expect(isEmail(`ada@k.te${mark}st`)).toBe(false)
  }) // prettier-ignore

  it.each(['\u00a0', '\u2002', '\u2009', '\u202f', '\u205f', '\u2028', '\u000b'])('%j becomes a space', (space) =>
    expect(cleanText(`${space}Ada${space}Tan${space}`)).toBe('Ada Tan'),
  )

  it.each([
    ['a family', '👩‍👩‍👧‍👦'],
    ['a technologist with a skin tone', '👩🏽‍💻'],
    ['a heart on fire', '❤️‍🔥'],
    ['a runner', '🏃‍♀️'],
    ['a pirate flag', '🏴‍☠️'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['Sinhala', 'ශ්‍රී'],
    ['Malayalam, at the end of a word', 'അവന്‍'],
    ['Bengali', 'র‌্যাম'],
    ['Hebrew', 'שלום'],
    ['line breaks and tabs', 'one\n\ttwo\r\nthree'],
    ['Japanese with a wide space', '山田　太郎'],
    ['a flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a letter in the form of a place name', '葛\u{e0100}城'],
    ['a red heart', '❤️'],
  ])('%s stays', (_what, text) => expect(cleanText(text)).toBe(text.normalize('NFC')))

  it('joins nothing in other texts', () => {
    expect(cleanText('A\u200dda\u200c Tan\u200d')).toBe('Ada Tan')
    expect(cleanText('😀\u200d')).toBe('😀')
    expect(cleanText('می\u200c')).toBe('می')
  })

  it('makes one letter of a letter and its accent', () => expect(cleanText('Jose\u0301')).toBe('José'))

  it('makes letters of a ligature from a PDF', () => expect(cleanText('Aﬃnity ﬁnance')).toBe('Affinity finance'))

  it('keeps a text of one line on it', () => expect(cleanLine('Ada\tTan\r\nMay')).toBe('Ada Tan May'))
  it('makes a typed code plain', () => expect(cleanLine('１２３４５６Ｎ、１丁目')).toBe('123456N、1丁目'))

  it('changes nothing twice', () => {
    const unit = fc.constantFrom('a', ' ', '\u00a0', '\u200b', '\u200c', '\u200d', '\ufe0f', 'क', '्', 'ی', '👩', '🏽', '♀', '\ud800', 'e\u0301')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
    )
  }) // prettier-ignore
})

describe('addresses are read as they are pasted', () => {
  it.each([
    'Email: ada@x.sg', 'e-mail: ada@x.sg', 'To: ada@x.sg', '电子邮件：ada@x.sg', 'อีเมล: ada@x.sg', 'ईमेल: ada@x.sg', '• ada@x.sg', '- ada@x.sg', '1. ada@x.sg', 'ada@x.sg!', '**ada@x.sg**', '_ada@x.sg_',
    'Ada Tan (ada@x.sg)', 'Ada ‹ada@x.sg›', 'ada@x.sg?subject=Hi&body=a/b', 'ada@x.sg?subject=Hello World', '<ada@x.sg?subject=Hello World>', 'ada@x.sg (work)', 'Ada Tan [mailto:ada@x.sg]', 'Ada Tan [ada@x.sg]', '[ada@x.sg](mailto:ada@x.sg)', 'ada@x.sg<mailto:ada@x.sg>', '「ada@x.sg」', '（ada@x.sg）', 'ada﹫x.sg',
    '•ada@x.sg', '📧ada@x.sg', '✉️ada@x.sg', '→ada@x.sg', '*ada@x.sg', '-ada@x.sg', '–ada@x.sg', '=ada@x.sg', '#ada@x.sg', '~ada@x.sg~',
    'ada@x.sg-', 'ada@x.sg –', ', ada@x.sg', '；ada@x.sg', '; ada@x.sg', 'mailto://ada@x.sg', '📧 ada@x.sg', '✉️ ada@x.sg', '→ ada@x.sg', 'ada@x.sg/', 'ada@x.sg |', 'ada@x.sg·', 'ada@x｡sg',
    'ada@x.sg;', '<ada@x.sg>', 'mailto:ada@x.sg', 'MAILTO:ada@x.sg?subject=Hi%20there', 'ada@x.sg.', 'ada@x.sg,', ' ada@x.sg\n',
    'Ada Tan <ada@x.sg>', '"Tan, Ada" <ada@x.sg>;', "'ada@x.sg'", '"ada@x.sg"', '“ada@x.sg”', '(ada@x.sg)', '[ada@x.sg]',
    '"ada"@x.sg', "'ada'@x.sg", 'ada＠x.sg', 'ａｄａ@x.sg', 'ada@x。sg', '<mailto:ada@x.sg>', 'mailto:ada%40x.sg', '\u202aada@x.sg\u202c', 'ada@x.sg\u00a0', ' ada@x.sg> ',
  ])('%s', (text) => {
    expect(isEmail(emailOf(text))).toBe(true)
    expect(emailOf(text)).toBe('ada@x.sg')
    expect(addressKey(text.toUpperCase())).toBe('ada@x.sg')
  }) // prettier-ignore

  it.each([
    "o'brien@x.sg",
    'ada+list@x.sg',
    'a.b_c-d@sub.x-y.com.sg',
    '名@例え.jp',
    'ada@kopiカフェ.jp',
    'ада@почта.рф',
    'ada@почта.рф',
    'a-b_c=#d@x.sg',
    'ada/x=y@x.sg',
  ])('%s stays', (text) => {
    expect(isEmail(text)).toBe(true)
    expect(emailOf(text)).toBe(text)
  })

  it.each([
    'a;b@x.sg', 'ada@x.sg; ben@x.sg', 'ada@x.sg,ben@x.sg', 'ada ben@x.sg', 'ada@x', 'ada@x..sg', 'ada@.x.sg', '.ada@x.sg', 'ada.@x.sg',
    'a..b@x.sg', 'ada@@x.sg', 'ada@x.sg/path', 'ada@x.sg:25', 'ada@<x.sg>', 'ada\ufffd@x.sg', '@x.sg', 'ada@', 'mailto:', '<>', 'Ada Tan', 'ada@x.s', 'ada@-x.sg', 'ada@x-.sg', 'ada@a.-x.sg', 'ada@192.168.0.1',
    'аda@x.sg', 'ada@kорi.sg', 'ωda@x.sg', 'Ada•ada@x.sg', 'Ada📧ada@x.sg',
    'http://ada@x.sg', 'ada@kopi.wor…', '"ada tan"@x.sg', 'ada @x.sg', 'mailto:ada@x.sg,ben@x.sg', 'ada@x.sg?cc=ben@x.sg',
  ])('%s is refused', (text) => expect(isEmail(emailOf(text))).toBe(false)) // prettier-ignore
})

it.each(['٠١٩', '۰۱۹', '०१९', '০১৯', '๐๑๙', '០១៩', '၀၁၉', '໐໑໙', '༠༡༩', '୦୧୯', '൦൧൯', '０１９', '𝟎𝟏𝟗', '𝟘𝟙𝟡'])(
  'reads the digits %s',
  (digits) => expect(plainSigns(digits)).toBe('019'),
)

it('reads signs of other keyboards', () => expect(plainSigns('ＡＢ‑１２－３–4 ‹5›')).toBe('AB-12-3-4 ‹5›'))
