import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { readSeatLines } from '@/domain/team/seatLines'
import { toCsv } from '@/lib/files/csv'
import { addressKey } from '@/lib/text/emailAddress'
import { readCsv } from '@/lib/files/readCsv'

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
    ['Ana,Tan,ana@x.example', row('Ana Tan', 'ana@x.example')],
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
    ['E: ana@x.example', row('', 'ana@x.example')],
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
    ['Name: Ana Tan, Email: ana@x.example', row('Ana Tan', 'ana@x.example')],
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
    ['Name: Ana Tan\nEmail: ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['"ada tan"@x.example', row('', '"ada tan"@x.example')],
    ['Ada Tan <"ada tan"@x.example>', row('Ada Tan', '"ada tan"@x.example')],
    ['[10:15 am, 27/11/2026] Ana Tan: ana@x.example', row('Ana Tan', 'ana@x.example')],
    ['Ana%20Tan%20%3Cana%40x.example%3E', row('Ana Tan', 'ana@x.example')],
    ['<a class="x" href="mailto:ana@x.example?subject=Hi">Ana Tan</a>', row('Ana Tan', 'ana@x.example')],
    // A shared mailbox is no administrator.
    ['Admin, ana@x.example', row('Admin', 'ana@x.example')],
    // What is wrong is kept, to be fixed in its row.
    ['Ana, ana-at-x, boss', row('Ana', 'ana-at-x', '')],
    ['Ana, ana@, boss', row('Ana', 'ana@', '')],
    ['a@b@c.example', row('', 'a@b@c.example')],
    [', ana@x.example', row('', 'ana@x.example')],
  ])('%s', (line, expected) => expect(readSeatLines(line)).toEqual({ rows: [expected], unread: [] }))
})

it.each([
  ['Ana Tan, Director, ana@x.example', ['Director'], 'Ana Tan'],
  ['Ana Tan\tDirector\tKopi Works\tana@x.example\t+65 9123 4567', ['Director', 'Kopi Works'], 'Ana Tan'],
  ['陈大文，总监，ana@x.example', ['总监'], '陈大文'],
])('%s: a whole name is not joined with what may be a position', (line, unread, name) =>
  expect(readSeatLines(line)).toEqual({ rows: [row(name, 'ana@x.example')], unread }),
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
    ['Ada\u0085ada@k.test\u0085Ben\u2028ben@k.test', [ada, ben]],
    ['Acme Design\nada@k.test', [row('Acme Design', ''), row('', 'ada@k.test')]],
    ['Ada\nBen\nben@k.test', [row('Ada', ''), row('Ben', ''), row('', 'ben@k.test')]],
    ...['ada@k.test/ben@k.test', 'ada@k.test or ben@k.test', 'ada@k.test; ben@k.test', 'ada@k.test,ben@k.test', 'ada@k.test ben@k.test', 'ada@k.test and ben@k.test', '<ada@k.test>\n<ben@k.test>', "'ada@k.test'; 'ben@k.test'", 'mailto:ada@k.test?subject=Hi, mailto:ben@k.test', 'mailto:ada@k.test?subject=Hi&cc=ben%40k.test', 'mailto:?bcc=ada@k.test,ben@k.test', 'mailto:ada@k.test,ben@k.test?subject=Hi', 'ada@k.test، ben@k.test', 'ada@k.test、ben@k.test', 'ada@k.test;\nben@k.test;', 'ada@k.test <ada@k.test>, "ben@k.test" <ben@k.test>']
      .map((text): [string, unknown] => [text, [row('', 'ada@k.test'), row('', 'ben@k.test')]]),
  ])('%s', (text, rows) => expect(readSeatLines(text)).toEqual({ rows, unread: [] })) // prettier-ignore

  it.each<[string, string[], string?, string?]>([
    ['ada@k.test, Ada, ben@k.test', ['Ada']],
    ['Ada, ada@k.test, ben@k.test', ['Ada']],
    ['Ada, ada@k.test, Ben, ben@k.test, Chan', ['Ada', 'Ben', 'Chan']],
    ['ada@k.test, Chan, Ben <ben@k.test>', ['Chan', 'Ben']],
    ['boss@k.test <ada@k.test>; <ben@k.test>', ['boss@k.test']],
    ['Ada @ Kopi <ada@k.test>; <ben@k.test>', ['Ada @ Kopi']],
    ['<ada@k.test>\nBen <ben@k.test>; Chan', ['Chan'], 'Ben'],
    ['Sent: Friday, 10:15\nTo: ada@k.test; ben@k.test\nSubject: Seats', ['Sent: Friday 10:15', 'Subject: Seats']],
    ['Staff\nada@k.test\nben@k.test', ['Staff']],
    ['Please invite:\nada@k.test\nben@k.test', ['Please invite:']],
    [
      'Ada\n+65 9123 4567\nada@k.test\nBen\n+65 8123 4567\nben@k.test',
      ['+65 9123 4567', '+65 8123 4567'],
      'Ben',
      'Ada',
    ],
    ['Ada Tan, Director, ada@k.test, Ben Ong, Manager, ben@k.test', ['Director', 'Manager'], 'Ben Ong', 'Ada Tan'],
    ['# Staff\nada@k.test; ben@k.test\nM: +65 9123 4567', ['# Staff', 'M: +65 9123 4567']],
  ])('%s: what is no person, or may be another’s name, is left over', (text, unread, second = '', first = '') =>
    expect(readSeatLines(text)).toEqual({ rows: [row(first, 'ada@k.test'), row(second, 'ben@k.test')], unread }),
  )
})

describe('tables', () => {
  it('follows the header of a file, in any order, and leaves out empty lines', () => {
    const file = '\ufeffRole,E-mail,Notes,Name\r\nFinance staff,ana@x.example,x,Ana\r\n\r\n,bo@x.example,,Bo\r\n'
    expect(readSeatLines(file, 'TEAM_ADMIN').rows).toEqual([
      row('Ana', 'ana@x.example', 'TEAM_FINANCE'),
      row('Bo', 'bo@x.example', 'TEAM_ADMIN'),
    ])
  })

  it.each([
    ['Google', 'First Name,Middle Name,Last Name,Notes,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value\nAda,,Tan,"me @ home",* Work,ada@k.test,ada@home.test', row('Ada Tan', 'ada@k.test'), ['ada@home.test', 'me @ home']],
    ['Google, earlier', 'Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value\nAda Tan,Ada,Tan,*,ada@k.test ::: ada@home.test', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['Outlook', '"First Name","Last Name","Manager\'s Name","E-mail Address","E-mail Type","E-mail Display Name"\r\n"Ada","Tan","Bo","ada@k.test","SMTP","Ada Tan (ada@k.test)"', row('Ada Tan', 'ada@k.test'), []],
    ['Excel with semicolons', 'sep=;\r\nNachname;Vorname;E-Mail-Adresse\r\nTan;Ada;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['our members', toCsv(['Name', 'Role', 'Solutions', 'Joined'], [['Ada Tan, ada@k.test', 'Administrator', 3, '01/02/2026']]), row('Ada Tan', 'ada@k.test', 'TEAM_ADMIN'), []],
    ['a guarded name', toCsv(['Name', 'Email'], [['=Ada', 'ada@k.test']]), row('=Ada', 'ada@k.test'), []],
    ['a title above', 'Contacts of 2026\nName,Email\nAda,ada@k.test', row('Ada', 'ada@k.test'), []],
    ['addresses of others', 'Name,Email,Manager email\nAda,,boss@k.test', row('Ada', ''), ['boss@k.test']],
    ['a form’s answers', 'Name (as in NRIC),Email (work)\n"Ada\nTan",ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['another person’s address in brackets', 'Name,Email (manager),Email\nAda,boss@k.test,ada@k.test', row('Ada', 'ada@k.test'), ['boss@k.test']],
    ['another person’s name in brackets', 'Name (emergency contact),Email,First name\nBo,ada@k.test,Ada', row('Ada', 'ada@k.test'), []],
    ['a telephone', 'First name,Last name,Contact,Email\nAda,Tan,91234567,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['numbers of employees', 'Staff,Name,Email\n1042,Ada Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['only numbers of employees', 'Staff,Email\n1042,ada@k.test', row('', 'ada@k.test'), []],
    ['a staff list', 'Employee,Work email,Personal email\nAda Tan,ada@k.test,ada@home.test', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['Apple', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Tan;Ada;;;\r\nFN:Tan\\, Ada\r\nitem1.EMAIL;type=INTERNET;type=\r\n WORK:ada@k.test\r\nEMAIL;type=HOME:ada@home.test\r\nEND:VCARD\r\n', row('Tan, Ada', 'ada@k.test'), ['ada@home.test']],
    ['Android, and a line below', 'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0=\r\n=E4=BC=9F\r\nEMAIL;WORK:ada@k.test\r\nEND:VCARD\r\nBen, ben@k.test', row('张伟', 'ada@k.test'), ['ben@k.test']],
    ['an address book of an old phone', 'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Tan;Ada;May;;\r\nEMAIL:ada@k.test\r\nEND:VCARD', row('Ada May Tan', 'ada@k.test'), []],
    ['an address book without a family name', 'BEGIN:VCARD\r\nVERSION:2.1\r\nN:;Ada;May;;\r\nEMAIL:ada@k.test\r\nEND:VCARD', row('Ada May', 'ada@k.test'), []],
    ['an address book in another encoding', 'BEGIN:VCARD\r\nFN;ENCODING=QUOTED-PRINTABLE;CHARSET=Windows-1252:Jos=E9 Tan\r\nEMAIL:ada@k.test\r\nEND:VCARD', row('José Tan', 'ada@k.test'), []],
    ['an address book that shows the address', 'BEGIN:VCARD\nN:;;;;\nFN:ada@k.test\nEMAIL:ada@k.test\nEND:VCARD', row('', 'ada@k.test'), []],
    ['an address book without an address', 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada Tan\nTEL:+6591234567\nEND:VCARD', row('Ada Tan', ''), []],
    ['LinkedIn', 'Notes:\n"When exporting, you may notice that some of the email addresses are missing. You can learn more here https://www.linkedin.com/help"\n\nFirst Name,Last Name,URL,Email Address,Company\nAda,Tan,https://www.linkedin.com/in/ada,ada@k.test,Kopi', row('Ada Tan', 'ada@k.test'), []],
    ['Google Workspace', 'First Name [Required],Last Name [Required],Email Address [Required],Recovery Email\nAda,Tan,ada@k.test,ada@home.test', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['Slack', 'username,email,fullname,displayname\nada,ada@k.test,Ada Tan,ada', row('Ada Tan', 'ada@k.test'), []],
    ['a program', 'firstName,lastName,emailAddress\nAda,Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['middle names', 'First name,Middle name,Last name,Email\nAda,May,Tan,ada@k.test', row('Ada May Tan', 'ada@k.test'), []],
    ['questions of a form', 'Timestamp,What is your name?,Email\n27/11/2026,Ada Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Polish', 'Imię;Nazwisko;Adres e-mail\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Czech', 'Jméno;Příjmení;E-mail\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Swedish', 'Förnamn;Efternamn;E-post\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Norwegian', 'Fornavn;Etternavn;E-postadresse\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Finnish', 'Etunimi;Sukunimi;Sähköposti\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Portuguese', 'Nome próprio;Apelido;Correio eletrónico\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Brazilian', 'Nome;Sobrenome;E-mail\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Romanian', 'Nume;Prenume;Email\nTan;Ada;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Hungarian', 'Név;E-mail cím\nTan Ada;ada@k.test', row('Tan Ada', 'ada@k.test'), []],
    ['Greek', 'Όνομα;Επώνυμο;Email\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Russian with last names', 'Имя;Фамилия;Почта\nАда;Тан;ada@k.test', row('Ада Тан', 'ada@k.test'), []],
    ['Ukrainian', 'Ім’я;Прізвище;Електронна пошта\nАда;Тан;ada@k.test', row('Ада Тан', 'ada@k.test'), []],
    ['Indonesian', 'Nama Lengkap,Alamat Email\nAda Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Japanese', 'お名前,メール\n山田,ada@k.test', row('山田', 'ada@k.test'), []],
    ['Taiwanese', '姓名,電子郵件\n陳,ada@k.test', row('陳', 'ada@k.test'), []],
    ['Arabic', 'الاسم,البريد الإلكتروني\nعلي,ada@k.test', row('علي', 'ada@k.test'), []],
    ['whole names in words for their parts', 'Nom et prénom;E-mail\nTan Ada;ada@k.test', row('Tan Ada', 'ada@k.test'), []],
    ['whole names in words for their parts, Polish', 'Imię i nazwisko;E-mail\nAda Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['two languages', 'Name / 姓名,Email / 邮箱\nAda Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Hebrew', 'שם,דוא"ל\nנועה,ada@k.test', row('נועה', 'ada@k.test'), []],
    ['Hindi', 'नाम,ईमेल\nअदा,ada@k.test', row('अदा', 'ada@k.test'), []],
    ['Dutch', 'Voornaam;Achternaam;E-mailadres\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['German', 'Name;Vorname;Mailadresse\nTan;Ada;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Italian', 'Nome;Cognome;Indirizzo e-mail\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Turkish', 'Ad Soyad;E-posta\nAda Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Turkish with last names', 'Adı;Soyadı;E-posta adresi\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Tamil', 'பெயர்,மின்னஞ்சல்\nஅடா,ada@k.test', row('அடா', 'ada@k.test'), []],
    ['Russian', 'ФИО;Эл. почта\nАда Тан;ada@k.test', row('Ада Тан', 'ada@k.test'), []],
    ['Korean', '이름,이메일\n김아다,ada@k.test', row('김아다', 'ada@k.test'), []],
    ['Thai', 'ชื่อ,อีเมล\nเอดา,ada@k.test', row('เอดา', 'ada@k.test'), []],
    ['Malay', 'Nama,Emel\nAda,ada@k.test', row('Ada', 'ada@k.test'), []],
    ['Chinese', '姓名,电子邮件\n陈,ada@k.test', row('陈', 'ada@k.test'), []],
    ['French', 'Prénom;Nom;Courriel\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
  ])('%s', (_what, text, expected, unread) => {
    const read = readSeatLines(text)
    expect(read.rows).toEqual([expected])
    expect(new Set(read.unread)).toEqual(new Set(unread))
  }) // prettier-ignore

  it.each([
    ['Name,Phone\nAda,9123\nBen,8123', ['Name', 'Phone']],
    ['Name,Contact\nAda,ada@k.test', ['Name', 'Contact']],
    ['Product;Price\nPen;1', ['Product', 'Price']],
  ])('%s: says which columns there are', (text, columns) =>
    expect(readSeatLines(text)).toEqual({ rows: [], unread: [], columns }),
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
    const word = fc.stringMatching(/^[A-Z][a-zé]{1,5}$/).filter((text) => !/^(name|email|admin|finance|team|first|last|role|mail|to|cc|bcc|member|person|nom|nama)$/i.test(text))
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

describe('reading CSV', () => {
  it('returns what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', 'é', '\t', '=') })
    const table = fc.array(fc.tuple(fc.constant('start'), cell, cell), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, (rows) => {
        const { lines, malformed } = readCsv(toCsv(['one', 'two', 'three'], rows))
        expect(malformed).toBe(false)
        expect(lines.slice(1)).toEqual(rows.map((cells) => cells.map((text) => text.trim())))
      }),
    )
  })

  it('reads an unfinished quote to the end, and nothing as no lines', () => {
    expect(readCsv('a,"b\nc')).toEqual({ lines: [['a', 'b\nc']], malformed: true })
    expect(readCsv(' \r\n ').lines).toEqual([])
  })
})
