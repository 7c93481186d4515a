import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { readSeatLines } from '@/domain/team/seatLines'
import { addressKey } from '@/lib/text/emailAddress'

const row = (name: string, email: string, role = 'TEAM_MEMBER') => ({ id: '', name, email, role })
const ada = row('Ada', 'ada@k.test')
const ben = row('Ben', 'ben@k.test')

describe('one line', () => {
  it.each([
    ['Ana Tan, ana@x.example, Finance staff', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Ana Tan\tana@x.example\tadministrator', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['Ana Tan;ana@x.example;TEAM_ADMIN', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['Ana Tan | ana@x.example | admin', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['"Tan, Ana",ana@x.example,admin', row('Tan, Ana', 'ana@x.example', 'TEAM_ADMIN')],
    ['Tan, Ana;ana@x.example', row('Tan, Ana', 'ana@x.example')],
    ['ana@x.example, Ana Tan, finance', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Ana Tan <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['Ana Tan <ana@x.example>, finance', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Tan, Ana <ana@x.example>', row('Tan, Ana', 'ana@x.example')],
    ['"Tan, Ana" <ana@x.example>', row('Tan, Ana', 'ana@x.example')],
    ['Ana Tan [mailto:ana@x.example]', row('Ana Tan', 'ana@x.example')],
    ['1. Ana Tan (ana@x.example)', row('Ana Tan', 'ana@x.example')],
    ['ana@x.example <ana@x.example>', row('', 'ana@x.example')],
    ['ana@x.example', row('', 'ana@x.example')],
    ['\u202aana@x.example\u202c.', row('', 'ana@x.example')],
    ['Ana Tan', row('Ana Tan', '')],
    ['From: Ana Tan <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['"Ana Tan (Kopi)" <ana@x.example>', row('Ana Tan (Kopi)', 'ana@x.example')],
    ['"Ana \\"Bo\\" Tan" <ana@x.example>', row('Ana "Bo" Tan', 'ana@x.example')],
    ['Ana Tan, ana@x.example, Team Admin', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['Ana Tan, ana@x.example, team-finance.', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Administrator, Ana Tan, ana@x.example', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['Bcc: ana@x.example', row('', 'ana@x.example')],
    ...['E: ana@x.example', 'smtp:ana@x.example', 'mailto:ana@x.example?subject=Hello World', '<ana@x.example?body=Hello World>']
      .map((line): [string, unknown] => [line, row('', 'ana@x.example')]),
    ['‘Ana Tan’ <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['[Ana Tan](mailto:ana@x.example)', row('Ana Tan', 'ana@x.example')],
    ['[ana@x.example](mailto:ana@x.example)', row('', 'ana@x.example')],
    ['陈大文（ana@x.example）', row('陈大文', 'ana@x.example')],
    ['陈大文【ana@x.example】', row('陈大文', 'ana@x.example')],
    ['Ana｜ana﹫x.example', row('Ana', 'ana@x.example')],
    ['[27/11/26, 10:15:22 AM] Ana Tan: ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['27/11/2026, 10:15 - Ana Tan: ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['On Fri, Nov 27, 2026 at 10:15 AM Ana Tan <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['An: Ana Tan <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['An: ana@x.example', row('An', 'ana@x.example')],
    ['收件人：ana@x.example', row('', 'ana@x.example')],
    ['Nev - ana@x.example', row('Nev', 'ana@x.example')],
    ['1.Ana ana@x.example', row('Ana', 'ana@x.example')],
    ...['Ana•', 'Ana→', 'Ana 📧', 'Ana·', 'Ana ✉️ ', '•Ana ']
      .map((before): [string, unknown] => [`${before}ana@x.example`, row('Ana', 'ana@x.example')]),
    ['#1 Ana ana@x.example', row('Ana', 'ana@x.example')],
    ['\uf0b7 Ana ana@x.example', row('Ana', 'ana@x.example')],
    ['Ana <mailto:ana@x.example|ana@x.example>', row('Ana', 'ana@x.example')],
    ['‹Ana ‹Kopi› Tan› ‹ana@x.example›', row('Ana ‹Kopi› Tan', 'ana@x.example')],
    ['Ana ana@x.example?subject=Hi', row('Ana', 'ana@x.example')],
    ['姓名：王伟 邮箱：ana@x.example', row('王伟', 'ana@x.example')],
    ['Emails: ana@x.example', row('', 'ana@x.example')],
    ['Ana Tan | Kopi <ana@x.example>', row('Ana Tan, Kopi', 'ana@x.example')],
    ['Name: Ana Tan; Email: ana@x.example; Role: Finance', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Ana Tan / ana@x.example / finance', row('Ana Tan', 'ana@x.example', 'TEAM_FINANCE')],
    ['Ana Tan → ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['„Tan, Ana“ <ana@x.example>', row('Tan, Ana', 'ana@x.example')],
    ['«Ana Tan» <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['[EXTERNAL] Ana Tan <ana@x.example>', row('Ana Tan', 'ana@x.example')],
    ['- [x] Ana Tan ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['☐ Ana Tan ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['① Ana Tan ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['a) Ana Tan ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['12 Ana Tan ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['علي حسن\u200f \u202a<ana@x.example>\u202c', row('علي حسن', 'ana@x.example')],
    ['Ana &amp; Co &lt;ana@x.example&gt;', row('Ana & Co', 'ana@x.example')],
    ['Ana&#8203; Tan&#x2c; &lt;ana@x.example&gt;', row('Ana Tan', 'ana@x.example')],
    ['=?UTF-8?Q?Jos=C3=A9_Tan?= <ana@x.example>', row('José Tan', 'ana@x.example')],
    ['=?iso-8859-1?q?Jos=E9?= =?utf-8?B?5byg5Lyf?= <ana@x.example>', row('José张伟', 'ana@x.example')],
    ['Ana Tan {ana@x.example}', row('Ana Tan', 'ana@x.example')],
    ['１. Ana Tan ana＠x.example', row('Ana Tan', 'ana@x.example')],
    ['27/11/2026, Ana Tan, ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['27 Nov 2026, Ana Tan, 9123 4567 HP, ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['"ada tan"@x.example', row('', '"ada tan"@x.example')],
    ['Ada Tan <"ada tan"@x.example>', row('Ada Tan', '"ada tan"@x.example')],
    ['[10:15 am, 27/11/2026] Ana Tan: ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['Ana%20Tan%20%3Cana%40x.example%3E', row('Ana Tan', 'ana@x.example')],
    ['<a class="x" href="mailto:ana@x.example?subject=Hi">Ana Tan</a>', row('Ana Tan', 'ana@x.example')],
    ['ana@x.example, admin, Ana Tan', row('Ana Tan', 'ana@x.example', 'TEAM_ADMIN')],
    ['Ana Tan [Contractor] <ana@x.example>', row('Ana Tan [Contractor]', 'ana@x.example')],
    ['Ana Tan = ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['山田 太郎 様 <ana@x.example>', row('山田 太郎', 'ana@x.example')],
    ...['Ana Tan 9123 4567 ana@x.example', 'Ana Tan +65 9123 4567 <ana@x.example>', '9123 4567 Ana Tan ana@x.example', 'ana@x.example Ana Tan (65) 9123-4567', 'Ana Tan HP: 9123 4567 ana@x.example', 'Ana Tan 电话：9123 4567 ana@x.example', 'Ana Tan (mobile 9123 4567) <ana@x.example>', 'Ana Tan 9123 4567 (home) ana@x.example', 'Ana Tan, Tel 9123 4567, ana@x.example', 'Ana Tan | M: +65 9123 4567 | ana@x.example', 'Ana Tan +44 (0)20 7946 0958 ana@x.example', 'Ana Tan: 9123 4567, ana@x.example', 'Ana Tan ............ ana@x.example', 'Ana Tan ____ ana@x.example', 'Ana Tan\t……\tana@x.example']
      .map((line): [string, unknown] => [line, row('Ana Tan', 'ana@x.example')]),
    ...[
      ...['Name: Ana Tan, Email: ana@x.example', 'Name: Ana Tan Email: ana@x.example', 'Name: Ana Tan\nEmail: ana@x.example'],
      ...['Full name: Ana Tan\nE-mail address: ana@x.example', 'Ana Tan, Office e-mail: ana@x.example', '-Name: Ana Tan\n-Email: ana@x.example'],
      ...['Name – Ana Tan, E-mail – ana@x.example', 'Name - Ana Tan\nWork email - ana@x.example', 'Ana Tan Email - ana@x.example', 'Name - Ana Tan, ana@x.example'],
      ...['Nama - Ana Tan, ana@x.example', 'My email: ana@x.example, name: Ana Tan', 'Ana Tan Tel. 6123 4567 <ana@x.example>', 'Ana Tan mobile no. 91234567 ana@x.example'],
      ...['Ana Tan (contact no 9123 4567) ana@x.example', 'Ana Tan (Tel No 9123 4567) <ana@x.example>', 'Ana Tan, ana@x.example, Tel: 6123 4567'],
      ...['+ Ana Tan, ana@x.example', 'Ana Tan mailto:ana@x.example?subject=Hello World'],
    ].map((line): [string, unknown] => [line, row('Ana Tan', 'ana@x.example')]),
    ...['https://x.example/in/ana', '(www.x.example)', 'linkedin.com/in/ana'].flatMap((page) => [`Ana Tan ${page} ana@x.example`, `${page} Ana Tan <ana@x.example>`, `Ana Tan, ${page}, ana@x.example`, `Ana Tan\tana@x.example\t${page}`])
      .map((line): [string, unknown] => [line, row('Ana Tan', 'ana@x.example')]),
    // These are parts of names and addresses.
    ['Ana T./Kopi ana@x.example', row('Ana T./Kopi', 'ana@x.example')],
    ['References: Ana <ana@x.example>', row('Ana', 'ana@x.example')],
    ...['Chan Ka Wa 9123 4567 <ana@x.example>', 'Chan Ka Wa wa: 9123 4567 ana@x.example', 'Chan Ka Wa, 9123 4567, ana@x.example']
      .map((line): [string, unknown] => [line, row('Chan Ka Wa', 'ana@x.example')]),
    ...[
      ...['Contact No: 9123 4567', 'Phone no 9123 4567', 'Fax 6123 4567', 'Handy: 0170 1234567', '联系电话：61234567'],
      ...['Start 2026-11-27', 'DOB: 01.12.1990', '2026-2027', 'ID: 1234567', '#03-1234 Kopi Tower', 'Tokyo 150-0002'],
    ].map((beside): [string, unknown] => [`Ana Tan, ${beside}, ana@x.example`, row('Ana Tan', 'ana@x.example')]),
    ...['Hp Lee', 'Ana Mobil', 'Ana Handphone'].map((name): [string, unknown] => [`${name}, ana@x.example`, row(name, 'ana@x.example')]),
    ['Studio 2026-2027 <ana@x.example>', row('Studio 2026-2027', 'ana@x.example')],
    ['Ana Home 9123 4567 ana@x.example', row('Ana Home', 'ana@x.example')],
    ['Ana T. 9123 4567 ana@x.example', row('Ana T.', 'ana@x.example')],
    ['Wa 9123 4567 <ana@x.example>', row('Wa 9123 4567', 'ana@x.example')],
    ['Ana Tan S1234567D <ana@x.example>', row('Ana Tan S1234567D', 'ana@x.example')],
    ['X Æ A-12 <ana@x.example>', row('X Æ A-12', 'ana@x.example')],
    ['Tan And, ana@x.example', row('Tan And', 'ana@x.example')],
    ['And Özdemir, ana@x.example', row('And Özdemir', 'ana@x.example')],
    ['Ana Tan... <ana@x.example>', row('Ana Tan...', 'ana@x.example')],
    ['ana____b@x.example', row('', 'ana____b@x.example')],
    // A shared mailbox is no administrator.
    ['Admin, ana@x.example', row('Admin', 'ana@x.example')],
    // What is wrong is kept, to be fixed in its row.
    ['Ana, ana-at-x, boss', row('Ana', 'ana-at-x', '')],
    ['Ana, ana@, boss', row('Ana', 'ana@', '')],
    ['a@b@c.example', row('', 'a@b@c.example')],
    [', ana@x.example', row('', 'ana@x.example')],
  ])('%s', (line, expected) => expect(readSeatLines(line)).toEqual({ rows: [expected], unread: [] })) // prettier-ignore

  it.each(['.', '_', '…', ' ', '-', '1', '1 ', '&', '(', 'tel ', '. ', 'and ', 'wa:', 'aLongOneToo', 'www.a ', 'a.b/'])('many of %j keep nobody waiting', (some) => {
    const many = some.repeat(some.length > 1 ? 5000 : 50_000)
    const begin = performance.now()
    for (const line of [`Ana ${many} ana@x.example`, `Ana ${many}x, ana@x.example`]) readSeatLines(line)
    expect(performance.now() - begin).toBeLessThan(2000)
  }) // prettier-ignore
})

it.each<[string, string[], string, string?]>([
  ['Ana Tan 9123 4567 Barista ana@x.example', ['Ana Tan 9123 4567 Barista'], ''],
  ...[
    'Ana Tan HP 9123 4567',
    'Ana Tan Tel 9123 4567',
    'Ana Tan No. 9123 4567',
    'Start 2026-11-27',
    'Tokyo 150-0002',
  ].map((said): [string, string[], string] => [`${said}, ana@x.example`, [said], '']),
  ['Kopi, Ana Tan 9123 4567, ana@x.example', ['Kopi, Ana Tan 9123 4567'], ''],
  ['Ana Tan ...... Finance ana@x.example', ['Ana Tan - Finance'], ''],
  ['Ana & Ben, ana@x.example', ['Ana & Ben'], ''],
  ['Ana,Tan,ana@x.example', ['Ana, Tan'], ''],
  ['ana@x.example;Ana;Tan;Admin', ['Ana, Tan'], '', 'TEAM_ADMIN'],
  ['ana@x.example, Ana Tan, Barista', ['Ana Tan, Barista'], ''],
  ['Tan, Mei Ling, ana@x.example', ['Tan, Mei Ling'], ''],
  ['Barista, Ana Tan, ana@x.example', ['Barista, Ana Tan'], ''],
  ['Ana Tan, Director, ana@x.example', ['Ana Tan, Director'], ''],
  ['Ana Tan\tDirector\tKopi Works\tana@x.example\t+65 9123 4567', ['Ana Tan, Director, Kopi Works'], ''],
  ['陈大文，总监，ana@x.example', ['陈大文, 总监'], ''],
  ['CEO, Ana, ana@x.example', ['CEO, Ana'], ''],
  ['Ana Tan - Director - ana@x.example', ['Ana Tan - Director'], ''],
  ['Lim,Wei Ming,Kopi,ana@x.example', ['Lim, Wei Ming, Kopi'], ''],
  ['Kopi Works, Ana Tan, Tel 9123 4567, ana@x.example', ['Kopi Works, Ana Tan, Tel 9123 4567'], ''],
  ['Ana Tan, ana@x.example\nBen Ong, Chan Li', ['Ben Ong Chan Li'], 'Ana Tan'],
  ['Ana Tan, ana@x.example\nben at x dot example', ['ben at x dot example'], 'Ana Tan'],
  ['Ana Head, ana@x.example', [], 'Ana Head'],
  ['Tra My Email: ana@x.example', [], 'Tra My'],
  // A name or a team.
  ...['Nev – HR –', 'Contact - Finance -', 'Nev - Barista,', 'Ana Tan HP:'].map((said): [string, string[], string] => [
    `${said} ana@x.example`,
    [said.replace(/ –$| -$|,$|:$/, '')],
    '',
  ]),
  ['Company name: Kopi\nana@x.example', ['Company name: Kopi'], ''],
  ['Ana Tan, ana@x.example, admin, Director', ['Director'], 'Ana Tan', 'TEAM_ADMIN'],
  ...['Tel - 6123 4567', 'HP 9123 4567', 'Phone – 6123 4567 ext 12', 'Member 1'].map(
    (said): [string, string[], string] => [`${said}\nName: Ana Tan\nEmail: ana@x.example`, [said], 'Ana Tan'],
  ),
  ['See https://x.example for more, ana@x.example', ['See https://x.example for more'], ''],
  ['Website: https://x.example, ana@x.example', ['Website: https://x.example'], ''],
  ['Message-ID: <1@x.example>\nFrom: Ana <ana@x.example>', ['Message-ID: <1@x.example>'], 'Ana'],
  ['my email is ana@x.example', ['my email is'], ''],
  ['Hi team, please add Ana Tan ana@x.example', ['Hi team, please add Ana Tan'], ''],
  ['please invite Ana Tan <ana@x.example>', ['please invite Ana Tan'], ''],
  ['Contact Ana Tan at ana@x.example', ['Contact Ana Tan at'], ''],
  ['[27/11/26, 10:15:22 AM] Ben: my email is ana@x.example', ['Ben: my email is'], ''],
  ['Chan chan@x.example <ana@x.example>', ['Chan chan@x.example'], ''],
  ['Chan, chan@x.example <ana@x.example>', ['chan@x.example'], 'Chan'],
])('%s: a name is not joined with what may be none', (line, unread, name, role = 'TEAM_MEMBER') =>
  expect(readSeatLines(line)).toEqual({ rows: [row(name, 'ana@x.example', role)], unread }),
)

describe('several people', () => {
  it.each([
    ['Tan, Ada <ada@k.test>; Ben Ong <ben@k.test>; Chan <chan@k.test>', [row('Tan, Ada', 'ada@k.test'), row('Ben Ong', 'ben@k.test'), row('Chan', 'chan@k.test')]],
    ['To: Tan, Ada <ada@k.test>; Ben\r\n <ben@k.test>', [row('Tan, Ada', 'ada@k.test'), ben]],
    ['"Tan, Ada" <ada@k.test>, "Ben" <ben@k.test>', [row('Tan, Ada', 'ada@k.test'), ben]],
    ['"Tan, Ada" <ada@k.test>\n"Ben" <ben@k.test>', [row('Tan, Ada', 'ada@k.test'), ben]],
    ['Ada <ada@k.test> Ben <ben@k.test>', [ada, ben]],
    ['Ada <ada@k.test>, finance, Ben <ben@k.test>, admin', [row('Ada', 'ada@k.test', 'TEAM_FINANCE'), row('Ben', 'ben@k.test', 'TEAM_ADMIN')]],
    ['Ada <ada@k.test>\tfinance\nBen\tben@k.test', [row('Ada', 'ada@k.test', 'TEAM_FINANCE'), ben]],
    ['Ada (ada@k.test), Ben (ben@k.test)', [ada, ben]],
    ['Ada, ada@k.test; Ben, ben@k.test', [ada, ben]],
    ['Ada, ada@k.test, Ben, ben@k.test', [ada, ben]],
    ['Ada, ada@k.test, admin, Ben, ben@k.test', [row('Ada', 'ada@k.test', 'TEAM_ADMIN'), ben]],
    ['ada@k.test, Ada, ben@k.test, Ben', [ada, ben]],
    ['ada@k.test, Ada; ben@k.test, Ben', [ada, ben]],
    ['ada@k.test\tAda\nben@k.test\tBen', [ada, ben]],
    ['Ada ada@k.test Ben ben@k.test', [ada, ben]],
    ['- Ada: ada@k.test\r- Ben: ben@k.test', [ada, ben]],
    ['Ada，ada＠k.test；Ben，ben＠k.test', [ada, ben]],
    ['| Name | Email |\n|---|---|\n| Ada | ada@k.test |\n| Ben | ben@k.test |', [ada, ben]],
    ['To: Ada <ada@k.test>\nCc: ben@k.test', [ada, row('', 'ben@k.test')]],
    ['Ada\nada@k.test\n\nBen\nben@k.test', [ada, ben]],
    ['Ada <ada@k.test> and Ben <ben@k.test>', [ada, ben]],
    ['Finance: Ada <ada@k.test>, Ben <ben@k.test>;', [ada, ben]],
    ...['Ada (ada@k.test) and Ben (ben@k.test)', 'Ada <ada@k.test> und Ben <ben@k.test>', 'ada@k.test Ada & ben@k.test Ben', 'ada@k.test (Ada) and ben@k.test (Ben)', 'Ada <ada@k.test> 2. Ben <ben@k.test>', '<ada@k.test> Ada, <ben@k.test> Ben', '<ada@k.test> Ada <ben@k.test> Ben', '<ada@k.test>, Ada, <ben@k.test>, Ben', '1. Ada\nada@k.test\n2. Ben\nben@k.test', '• Ada\nada@k.test\n- Ben\n  ben@k.test', 'Ada 9123 4567\nada@k.test\nBen 8123 4567\nben@k.test', 'Ada 9123 4567 ada@k.test, Ben 8123 4567 ben@k.test']
      .map((text): [string, unknown] => [text, [ada, ben]]),
    ...[', ', ' and ', '; ', ' | '].map((joint): [string, unknown] => [`<ada@k.test>${joint}Ben <ben@k.test>`, [row('', 'ada@k.test'), ben]]),
    ['ada@k.test, Ben Ada <ben@k.test>', [row('', 'ada@k.test'), row('Ben Ada', 'ben@k.test')]],
    ['Ada\u0085ada@k.test\u0085Ben\u2028ben@k.test', [ada, ben]],
    ['Acme Design\nada@k.test', [row('Acme Design', ''), row('', 'ada@k.test')]],
    ['Ada\nBen\nben@k.test', [row('Ada', ''), row('Ben', ''), row('', 'ben@k.test')]],
    ...['ada@k.test/ben@k.test', 'ada@k.test or ben@k.test', 'ada@k.test; ben@k.test', 'ada@k.test,ben@k.test', 'ada@k.test ben@k.test', 'ada@k.test and ben@k.test', '<ada@k.test>\n<ben@k.test>', "'ada@k.test'; 'ben@k.test'", 'mailto:ada@k.test?subject=Hi, mailto:ben@k.test', 'mailto:ada@k.test?subject=Hi&cc=ben%40k.test', 'mailto:?bcc=ada@k.test,ben@k.test', 'mailto:ada@k.test,ben@k.test?subject=Hi', 'ada@k.test، ben@k.test', 'ada@k.test、ben@k.test', 'ada@k.test;\nben@k.test;', 'ada@k.test <ada@k.test>, "ben@k.test" <ben@k.test>']
      .map((text): [string, unknown] => [text, [row('', 'ada@k.test'), row('', 'ben@k.test')]]),
  ])('%s', (text, rows) => expect(readSeatLines(text)).toEqual({ rows, unread: [] })) // prettier-ignore

  it.each<[string, string[], string?, string?]>([
    ['ada@k.test, Ada, ben@k.test', ['Ada']],
    ['<ada@k.test> Ada <ben@k.test>', ['Ada']],
    ['<ada@k.test>, Ben, <ben@k.test>', ['Ben']],
    ['Ada ada@a.test <ada@k.test>, Ben ben@k.test', ['Ada ada@a.test'], 'Ben'],
    ['Ada and Ben: ada@k.test, ben@k.test', ['Ada and Ben']],
    ['Ada\n10:15 AM\nada@k.test\nBen\n10:16 AM\nben@k.test', ['10:15 AM', '10:16 AM'], 'Ben', 'Ada'],
    ['Ada, ada@k.test, ben@k.test', ['Ada']],
    ['Ada, ada@k.test, Ben, ben@k.test, Chan', ['Ada', 'Ben', 'Chan']],
    ['ada@k.test, Chan, Ben <ben@k.test>', ['Chan', 'Ben']],
    ['boss@k.test <ada@k.test>; <ben@k.test>', ['boss@k.test']],
    ['Ada @ Kopi <ada@k.test>; <ben@k.test>', ['Ada @ Kopi']],
    ['<ada@k.test>\nBen <ben@k.test>; Chan', ['Chan'], 'Ben'],
    ['<ada@k.test> Head of Sales, Ben <ben@k.test>', ['Head of Sales'], 'Ben'],
    ['Tan, Ada <ada@k.test> Lim, Ben <ben@k.test>', [], 'Lim, Ben', 'Tan, Ada'],
    ['Finance Manager\nada@k.test\nKopi Pte Ltd\nben@k.test', ['Finance Manager', 'Kopi Pte Ltd']],
    ['Sent: Friday, 10:15\nTo: ada@k.test; ben@k.test\nSubject: Seats', ['Sent: Friday 10:15', 'Subject: Seats']],
    ['Staff\nada@k.test\nben@k.test', ['Staff']],
    ['Please invite:\nada@k.test\nben@k.test', ['Please invite:']],
    [
      'Ada\n+65 9123 4567\nada@k.test\nBen\n+65 8123 4567\nben@k.test',
      ['+65 9123 4567', '+65 8123 4567'],
      'Ben',
      'Ada',
    ],
    ['Ada Tan, Director, ada@k.test, Ben Ong, Manager, ben@k.test', ['Ada Tan, Director', 'Ben Ong, Manager']],
    ['Hi team, please add\nada@k.test; ben@k.test\nThanks!', ['Hi team please add', 'Thanks!']],
    ['# Staff\nada@k.test; ben@k.test\nM: +65 9123 4567', ['# Staff', 'M: +65 9123 4567']],
  ])('%s: what is no person, or may be another’s name, is left over', (text, unread, second = '', first = '') =>
    expect(readSeatLines(text)).toEqual({ rows: [row(first, 'ada@k.test'), row(second, 'ben@k.test')], unread }),
  )
})

describe('any text', () => {
  it('ends every @ in an address, or names it as not read', () => {
    const unit = fc.constantFrom('a', 'B', '@', '.', ' ', '<', '>', '"', "'", ',', ';', '\t', '\n', '(', ':', 'é', 'Name', 'Email', 'x@k.test')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const { rows, unread, columns } = readSeatLines(text)
        fc.pre(columns === undefined)
        const told = [...rows.map(({ email }) => email), ...unread].join(' ')
        for (const [piece] of text.matchAll(/[aB.éx]*@[aB.éxkts]*/g))
          expect(told.toLowerCase()).toContain(piece.replace(/^\.+|\.+$/g, '').toLowerCase())
        expect(rows.filter(({ name }) => name.includes('@'))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  }) // prettier-ignore

  it('reads every person under their own name, however the list is written', () => {
    const word = fc.stringMatching(/^[A-Z][a-zé]{1,5}$/).filter((text) => !/^(name|email|admin|finance|team|first|last|role|mail|to|cc|bcc|member|person|nom|nama|hi|hey|hello|dear|add|invite|please|pls|kindly|email|thanks|cheers|at|here|from)$/i.test(text))
    const people = fc.uniqueArray(fc.record({ name: fc.array(word, { minLength: 1, maxLength: 3 }), mail: fc.stringMatching(/^[a-z]{1,6}$/) }), { minLength: 2, maxLength: 6, selector: ({ mail }) => mail })
    const forms: readonly ((name: string, email: string) => string)[] = [
      (name, email) => `${name} <${email}>`,
      (name, email) => `"${name}" <${email}>`,
      (_name, email) => `<${email}>`,
      (_name, email) => email,
      (name, email) => `${name} (${email})`,
      (name, email) => `${name}, ${email}`,
    ]
    const form = fc.integer({ min: 0, max: forms.length - 1 })
    const between = fc.constantFrom('; ', ';', '\n', '\r\n', ',\n')
    fc.assert(
      fc.property(people, form, between, (some, index, joint) => {
        const written = some.map(({ name, mail }) => forms[index]?.(name.join(' '), `${mail}@k.test`)).join(joint)
        const { rows, unread } = readSeatLines(written)
        expect(unread).toEqual([])
        expect(rows.map(({ name, email }) => [name, addressKey(email)])).toEqual(
          some.map(({ name, mail }) => [index === 2 || index === 3 ? '' : name.join(' '), `${mail}@k.test`]),
        )
      }),
    )
  }) // prettier-ignore
})
