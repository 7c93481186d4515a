import { describe, expect, it } from 'vitest'
import { readSeatLines } from '@/domain/team/seatLines'
import { toCsv } from '@/lib/files/csv'

const row = (name: string, email: string, role = 'TEAM_MEMBER') => ({ id: '', name, email, role })

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
    ...['N/A', '-', '0', 'null', '(blank)', '#SPILL!', '#NV', '?', 'n.a.', '#VALOR!', '\\N', '<null>', 'NaN']
      .map((nothing): [string, string, unknown, string[]] => [nothing, `Name,Email\n${nothing},ada@k.test`, row('', 'ada@k.test'), []]),
    ...['Tan, Ada', 'Ada (HR) - Kopi', 'Ada Tan, PhD', 'Tan Ah Kow @ David Tan', 'S. Kumar @ Raj s/o M. Kumar']
      .map((name): [string, string, unknown, string[]] => [`our members: ${name}`, toCsv(['Name', 'Role'], [[`${name}, ada@k.test`, 'Member']]), row(name, 'ada@k.test'), []]),
    ['another name', 'Name,Email\nTan Ah Kow @ David Tan,ada@k.test', row('Tan Ah Kow @ David Tan', 'ada@k.test'), []],
    ['a comma without quotes at the end', 'Email,Name\nada@k.test,Tan, Ada', row('Tan', 'ada@k.test'), ['Ada']],
    ...['Rolle', 'Rôle', 'Peranan', 'Peran', '角色', 'Vai trò', 'Роль'].map(
      (header): [string, string, unknown, string[]] => [
        `the role below “${header}”`, `Name;Email;${header}\nAda;ada@k.test;Finance`, row('Ada', 'ada@k.test', 'TEAM_FINANCE'), [],
      ],
    ),
    ['a role of another program', 'Name,Email,User role\nAda,ada@k.test,Editor', row('Ada', 'ada@k.test'), []],
    ['a nickname in quotes', 'Name,Email\n"Ada ""The Ace"" Tan",ada@k.test', row('Ada "The Ace" Tan', 'ada@k.test'), []],
    ['a user', 'User,Email\nAda Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['a comma without quotes', 'Name,Email,Role\nTan, Ada,ada@k.test,Finance', row('Tan, Ada', 'ada@k.test', 'TEAM_FINANCE'), []],
    ['a name in a column that isn’t known', 'Client,Email,Since\nAda Tan,ada@k.test,27 Nov 2026', row('', 'ada@k.test'), ['Ada Tan']],
    ['a directory', 'dn: cn=Ada,mail=ada@k.test\nobjectclass: top\ncn:: QWRhIFRhbg==\nmail: ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['an address book in Base64', 'BEGIN:VCARD\nFN;ENCODING=B:QWRhIFRhbg==\nEMAIL:ada@k.test\nEND:VCARD', row('Ada Tan', 'ada@k.test'), []],
    ['a quoted address book', '> BEGIN:VCARD\n> FN:Ada Tan\n> EMAIL:ada@k.test\n> END:VCARD', row('Ada Tan', 'ada@k.test'), []],
    ['an indented address book', ' BEGIN:VCARD\n FN:Ada\n  Tan\n EMAIL:ada@k.test\n END:VCARD', row('AdaTan', 'ada@k.test'), []],
    ['labels beside their values', 'Name:\tAda Tan\nEmail:\tada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['the source of a table', '<table><tr><th>Name</th><th>Email</th></tr>\n<tr><td class="a">Ada <b>Tan</b></td><td>ada@k.test</td></tr></table>', row('Ada Tan', 'ada@k.test'), []],
    ['cells kept as text, and a line of totals', 'Name,Email,Notes\n="Ada",="ada@k.test",\n,,2 people\n,,2', row('Ada', 'ada@k.test'), ['2 people']],
    ['someone in another column, and vacant seats', 'Name,Email,Nickname,Role\nAda,ada@k.test,,\n,,Ben,\n,,,Finance\n,,,Finance', row('Ada', 'ada@k.test'), ['Ben', 'Finance']],
    ['a header that comes again, and a formula’s error', 'No,Name,Email\n1,#N/A,ada@k.test\nNo,Name,Email', row('', 'ada@k.test'), []],
    ['a title above', 'Contacts of 2026\nName,Email\nAda,ada@k.test', row('Ada', 'ada@k.test'), []],
    ['addresses of others', 'Name,Email,Manager email\nAda,,boss@k.test', row('Ada', ''), ['boss@k.test']],
    ['a form’s answers', 'Name (as in NRIC),Email (work)\n"Ada\nTan",ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['another person’s address in brackets', 'Name,Email (manager),Email\nAda,boss@k.test,ada@k.test', row('Ada', 'ada@k.test'), ['boss@k.test']],
    ['another person’s name in brackets', 'Name (emergency contact),Email,First name\nBo,ada@k.test,Ada', row('Ada', 'ada@k.test'), []],
    ['Xero', '*ContactName,EmailAddress,FirstName,LastName\nKopi Pte Ltd,ada@k.test,Ada,Tan', row('Ada Tan', 'ada@k.test'), []],
    ['Xero, without a person', '*ContactName,EmailAddress,FirstName,LastName\nStudio 54,ada@k.test,,', row('Studio 54', 'ada@k.test'), []],
    ['Eventbrite', 'Attendee first name,Attendee Surname,Attendee email\nAda,Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['a private address first', 'Name,Personal Email,Company Email\nAda,ada@home.test,ada@k.test', row('Ada', 'ada@k.test'), ['ada@home.test']],
    ['a telephone', 'First name,Last name,Contact,Email\nAda,Tan,91234567,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['numbers of employees', 'Staff,Name,Email\n1042,Ada Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['only numbers of employees', 'Staff,Email\n1042,ada@k.test', row('', 'ada@k.test'), []],
    ['a staff list', 'Employee,Work email,Personal email\nAda Tan,ada@k.test,ada@home.test', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['Apple', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Tan;Ada;;;\r\nFN:Tan\\, Ada\r\nitem1.EMAIL;type=INTERNET;type=\r\n WORK:ada@k.test\r\nEMAIL;type=HOME:ada@home.test\r\nEND:VCARD\r\n', row('Tan, Ada', 'ada@k.test'), ['ada@home.test']],
    ['an address book of version 4.0 that prefers one', 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada Tan\nEMAIL;PREF=2:ada@home.test\nEMAIL;TYPE=work;PREF=1:ada@k.test\nEND:VCARD', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['an address book of version 3.0 that prefers one', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ada Tan\nEMAIL;TYPE=INTERNET:ada@home.test\nitem2.EMAIL;TYPE=WORK,pref:ada@k.test\nEND:VCARD', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['an address book of version 2.1 that prefers one', 'BEGIN:VCARD\nVERSION:2.1\nFN:Ada Tan\nEMAIL;INTERNET:ada@home.test\nEMAIL;PREF;INTERNET:ada@k.test\nEND:VCARD', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ['Android, and a line below', 'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0=\r\n=E4=BC=9F\r\nEMAIL;WORK:ada@k.test\r\nEND:VCARD\r\nBen, ben@k.test', row('张伟', 'ada@k.test'), ['ben@k.test']],
    ['an address book of an old phone', 'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Tan;Ada;May;;\r\nEMAIL:ada@k.test\r\nEND:VCARD', row('Ada May Tan', 'ada@k.test'), []],
    ['an address book without a family name', 'BEGIN:VCARD\r\nVERSION:2.1\r\nN:;Ada;May;;\r\nEMAIL:ada@k.test\r\nEND:VCARD', row('Ada May', 'ada@k.test'), []],
    ['an address book with a semicolon in a name', 'BEGIN:VCARD\nN:O\\;Brien;Ada\\nMay;;;\nEMAIL:ada@k.test\nEND:VCARD', row('Ada May O;Brien', 'ada@k.test'), []],
    ['an address book with a colon before the name', 'BEGIN:VCARD\nFN;X-SAID="a:b":Ada Tan\nEMAIL:ada@k.test\nEND:VCARD', row('Ada Tan', 'ada@k.test'), []],
    ['an address book with an address in a note', 'BEGIN:VCARD\nFN:Ada\nEMAIL:ada@k.test\nNOTE:boss@k.test\nEND:VCARD', row('Ada', 'ada@k.test'), ['boss@k.test']],
    ['an address book in another encoding', 'BEGIN:VCARD\r\nFN;ENCODING=QUOTED-PRINTABLE;CHARSET=Windows-1252:Jos=E9 Tan\r\nEMAIL:ada@k.test\r\nEND:VCARD', row('José Tan', 'ada@k.test'), []],
    ['an address book that shows the address', 'BEGIN:VCARD\nN:;;;;\nFN:ada@k.test\nEMAIL:ada@k.test\nEND:VCARD', row('', 'ada@k.test'), []],
    ['an address book without an address', 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada Tan\nTEL:+6591234567\nEND:VCARD', row('Ada Tan', ''), []],
    ['an address book with a company', 'BEGIN:VCARD\nORG:Kopi Works\nTEL:+6561234567\nEND:VCARD\nBEGIN:VCARD\nTEL:+6591234567\nEND:VCARD\nBEGIN:VCARD\nFN:Ada\nORG:Kopi\nEMAIL:ada@k.test\nEND:VCARD', row('Ada', 'ada@k.test'), ['Kopi Works', '+6591234567']],
    ['LinkedIn', 'Notes:\n"When exporting, you may notice that some of the email addresses are missing. You can learn more here https://www.linkedin.com/help"\n\nFirst Name,Last Name,URL,Email Address,Company\nAda,Tan,https://www.linkedin.com/in/ada,ada@k.test,Kopi', row('Ada Tan', 'ada@k.test'), []],
    ['Google Workspace', 'First Name [Required],Last Name [Required],Email Address [Required],Recovery Email\nAda,Tan,ada@k.test,ada@home.test', row('Ada Tan', 'ada@k.test'), ['ada@home.test']],
    ...['Group Email,Member Email,Member Name', 'buyerEmail,attendeeEmail,attendeeName', 'HR email,Email (work),Name', 'Previous E-mail,Company email,Name', 'Invoice email,Contact email,Name', '个人邮箱,工作邮箱,姓名', 'upn,mail,displayName']
      .map((header): [string, string, unknown, string[]] => [header, `${header}\nx@k.test,ada@k.test,Ada`, row('Ada', 'ada@k.test'), ['x@k.test']]),
    ...['Email,Name,Personal Name Email', 'Work Email,Employee Name,Employee Personal Email', 'Email,Full Name,Full time email', 'Company Email,Name,Email', 'Email,Name,Contact Email']
      .map((header): [string, string, unknown, string[]] => [header, `${header}\nada@k.test,Ada,x@k.test`, row('Ada', 'ada@k.test'), ['x@k.test']]),
    ['Microsoft', 'displayName,surname,mail,givenName,userPrincipalName\nAda Tan,Tan,ada@k.test,Ada,x@k.test', row('Ada Tan', 'ada@k.test'), ['x@k.test']],
    ['Slack', 'username,email,fullname,displayname\nada,ada@k.test,Ada Tan,ada', row('Ada Tan', 'ada@k.test'), []],
    ['a program', 'firstName,lastName,emailAddress\nAda,Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['middle names', 'First name,Middle name,Last name,Email\nAda,May,Tan,ada@k.test', row('Ada May Tan', 'ada@k.test'), []],
    ['questions of a form', 'Timestamp,What is your full name?,Email\n27/11/2026,Ada Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
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
    ...[
      ...['姓,名字,邮箱\nTan,Ada,', '성,이름,이메일\nTan,Ada,', 'นามสกุล,ชื่อ,อีเมล\nTan,Ada,', 'Họ,Tên,Email\nTan,Ada,', 'Zuname,Vorname,Email\nTan,Ada,'],
      ...['Surname,Other names,Email\nTan,Ada,', 'sn,cn,mail\nTan,Ada Tan,', 'Last Name,Preferred Name,Email\nTan,Ada,', 'Preferred Name,Name,Email\nAddy,Ada Tan,'],
    ].map((table): [string, string, unknown, string[]] => [table, `${table}ada@k.test`, row('Ada Tan', 'ada@k.test'), []]),
    ...['First,Middle,Last', 'Voornaam,Tussenvoegsel,Achternaam', 'Roepnaam,Voorvoegsel,Achternaam', 'Nombre,Apellido paterno,Apellido materno', 'Imię,Drugie imię,Nazwisko']
      .map((header): [string, string, unknown, string[]] => [header, `${header},Email\nAda,van,Tan,ada@k.test`, row('Ada van Tan', 'ada@k.test'), []]),
    ...['Contact Name,First Name\nAda Tan,Ada', 'Contact Name,Last Name\nAda Tan,Tan']
      .map((table): [string, string, unknown, string[]] => [table, `${table.replace('\n', ',Email\n')},ada@k.test`, row('Ada Tan', 'ada@k.test'), []]),
    ['a name in use beside the passport’s', 'Last name,First name,Preferred name,Email\nTan,Ada,Addy,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Dutch', 'Voornaam;Achternaam;E-mailadres\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['German', 'Name;Vorname;Mailadresse\nTan;Ada;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Italian', 'Nome;Cognome;Indirizzo e-mail\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Turkish', 'Ad Soyad;E-posta\nAda Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Turkish with last names', 'Adı;Soyadı;E-posta adresi\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Tamil', 'பெயர்,மின்னஞ்சல்\nஅடா,ada@k.test', row('அடா', 'ada@k.test'), []],
    ['Russian', 'ФИО;Эл. почта\nАда Тан;ada@k.test', row('Ада Тан', 'ada@k.test'), []],
    ['Malay with a hyphen', 'Bil\tNama\tE-mel\n1\tAda\tada@k.test', row('Ada', 'ada@k.test'), []],
    ['French in words', 'Nom,Prénoms,Adresse électronique\nTan,Ada,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Brazilian in words', 'Primeiro nome;Último nome;Endereço eletrônico\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['two last names', 'Nombres;Primer apellido;Segundo apellido;Correo\nAda;Tan;Lim;ada@k.test', row('Ada Tan Lim', 'ada@k.test'), []],
    ['Arabic in parts', 'الاسم الأول,اسم العائلة,الإيميل\nعلي,حسن,ada@k.test', row('علي حسن', 'ada@k.test'), []],
    ['Hindi in parts', 'पहला नाम,उपनाम,ईमेल\nअदा,तन,ada@k.test', row('अदा तन', 'ada@k.test'), []],
    ['Indonesian in parts', 'Nama depan;Nama belakang;Surel\nAda;Tan;ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['Japanese in brackets', '名前（名）,名前（姓）,メール\n太郎,山田,ada@k.test', row('山田太郎', 'ada@k.test'), []],
    ...[
      ...['Prénom,Nom,Adresse de messagerie,Type de messagerie', 'Nome,Cognome,Indirizzo posta elettronica,Tipo posta elettronica', 'Nom,Cognoms,Correu electrònic,Nota'],
      ...['Keresztnév,Vezetéknév,E-mail,', 'Име,Фамилия,Имейл,', 'Ime,Prezime,E-pošta,', 'Meno,Priezvisko,E-mail,', 'Ime,Priimek,E-naslov,', 'Vardas,Pavardė,El. paštas,'],
      ...['Vārds,Uzvārds,E-pasts,', 'Eesnimi,Perekonnanimi,E-post,', 'نام,نام خانوادگی,ایمیل,', 'Billing First Name,Billing Last Name,Billing Email,'],
    ].map((header): [string, string, unknown, string[]] => [header, `${header}\nAda,Tan,ada@k.test,SMTP`, row('Ada Tan', 'ada@k.test'), []]),
    ...['Nafn,Netfang', 'Pangalan,Email', 'নাম,ইমেইল']
      .map((header): [string, string, unknown, string[]] => [header, `${header}\nAda Tan,ada@k.test`, row('Ada Tan', 'ada@k.test'), []]),
    ...['姓,名,电子邮件地址\n王,伟,', '姓,名,電子メール アドレス\n王,伟,', '성,이름,전자 메일 주소\n왕,웨이,']
      .map((table): [string, string, unknown, string[]] => [table, `${table}ada@k.test`, row(table.includes('왕') ? '왕웨이' : '王伟', 'ada@k.test'), []]),
    ['an address book with a Chinese name in parts', 'BEGIN:VCARD\nN:王;伟;;;\nEMAIL:ada@k.test\nEND:VCARD', row('王伟', 'ada@k.test'), []],
    ['records of a program', '{"people": [{"name": "Ada Tan", "email": "ada@k.test", "more": {"of": "boss@k.test"}}]}', row('Ada Tan', 'ada@k.test'), ['boss@k.test']],
    ['parts in brackets', 'Name (First),Name (Last),UPN\nAda,Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
    ['several names', 'Given Names,Surname,Email\nAda May,Tan,ada@k.test', row('Ada May Tan', 'ada@k.test'), []],
    ['names of employees', 'Name of Employee,Email ID\nAda Tan,ada@k.test', row('Ada Tan', 'ada@k.test'), []],
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
    ['Name,Email,Group Email\nAda,,x@k.test\nBen,ben@k.test,x@k.test', '', ['x@k.test']],
    ['Member Name,Member Email,Buyer Email\nAda,,x@k.test\nBen,ben@k.test,x@k.test', '', ['x@k.test']],
    ['Name,Work Email,Personal Email\nAda,,ada@home.test\nBen,ben@k.test,', '', ['ada@home.test']],
    ['Name,E-mail 1,E-mail 2\nAda,,ada@k.test\nBen,ben@k.test,', 'ada@k.test', []],
  ])('%j: only a column of the same kind stands in for an empty one', (text, email, unread) =>
    expect(readSeatLines(text)).toEqual({ rows: [row('Ada', email), row('Ben', 'ben@k.test')], unread }),
  )

  it.each([
    'Thư điện tử', 'Posta elettronica', 'Poczta elektroniczna', 'E-mailová adresa', 'Sähköpostiosoite', 'Tölvupóstur', 'Barua pepe', 'Эл. адрес',
    'Ηλεκτρονικό ταχυδρομείο', '電子信箱', '信箱', '메일', 'メアド', 'メルアド', 'อี-เมล', 'ई-मेल', 'ইমেল', 'იმეილი', 'Էլ. փոստ', 'דוא"ל', 'מייל',
    'Adres poczty elektronicznej', 'Poczta', 'Электронная почта', 'Электронный почтовый адрес', 'Пошта', 'Електронна поштова адреса', 'Correo electrónico', 'Correio eletrônico', 'דואר אלקטרוני', 'البريد', 'بريد إلكتروني', 'عنوان البريد الإلكتروني', 'Mail address',
  ])('knows the column of addresses %s', (header) =>
    expect(readSeatLines(`Name,"${header.replaceAll('"', '""')}"\nAda,ada@k.test`)).toEqual({ rows: [row('Ada', 'ada@k.test')], unread: [] }),
  ) // prettier-ignore

  it.each([
    'Kod pocztowy', 'Código postal', 'Correo postal', 'Correio postal', 'Correu postal', 'Code postal', 'Courrier', 'Indirizzo postale', 'Postleitzahl', 'Postanschrift', 'Почтовый индекс', 'Почтовый адрес',
    'Поштовий індекс', 'Поштански број', 'Пощенски код', 'Ταχυδρομικός κώδικας', 'Ταχυδρομείο', 'Փոստային ինդեքս', 'Bưu điện', 'पिन कोड', 'डाक', '邮政信箱', '郵政信箱', '邮政编码', '郵便番号', '우편번호', 'รหัสไปรษณีย์',
    'صندوق البريد', 'الرمز البريدي', 'תא דואר', 'Posta kodu', 'Poštanski broj', 'Postinumero', 'Mail stop',
  ])('takes the column %s of letters for none of addresses', (header) =>
    expect(readSeatLines(`Imię,${header}\nAda,00-950`)).toEqual({ rows: [], unread: [], columns: ['Imię', header] }),
  ) // prettier-ignore

  it('takes no header in a language that isn’t known for a person', () =>
    expect(readSeatLines('Izina;Imeyili\nAda;ada@k.test\nBen;ben@k.test')).toEqual({
      rows: [row('Ada', 'ada@k.test'), row('Ben', 'ben@k.test')],
      unread: ['Izina Imeyili'],
    }))

  it.each([
    ['name;email\nada;ada@kopi.\nmei;mei@x.test', [['ada', 'ada@kopi.'], ['mei', 'mei@x.test']]],
    ['name,email\nada,ada@\nben.lim.tan,ben@x.test', [['ada', 'ada@'], ['ben.lim.tan', 'ben@x.test']]],
    ['name,email\nada,ada@\nben.lim,', [['ada', 'ada@'], ['ben.lim', '']]],
    ['Name,Email,Team\nAda Tan,ada at x.test,Total', [['Ada Tan', 'ada at x.test']]],
    ['First name,Last name,Email\nKa Yan,Sum,', [['Ka Yan Sum', '']]],
  ])('%j: no row takes what is in the next, or is lost', (text, rows) =>
    expect(readSeatLines(text)).toEqual({ rows: rows.map(([name = '', email = '']) => row(name, email)), unread: [] }),
  ) // prettier-ignore

  it.each([
    'Name,Email\n"Tan, Ada",ada@k.test\n"Ben,ben@k.test\nChan,chan@k.test',
    'Name;Email\n"Tan, Ada";ada@k.test\nBen;"ben@k.test\r\nChan;chan@k.test',
    'Name\tEmail\n"Tan, Ada"\tada@k.test\n"Ben" \tben@k.test\n"Chan\tchan@k.test',
    'Name,Email\n"Tan,\nAda",ada@k.test\n"Ben,ben@k.test\n"Chan,chan@k.test',
  ])('%j: a quote that is not closed costs nobody', (text) =>
    expect(readSeatLines(text)).toEqual({
      rows: [row('Tan, Ada', 'ada@k.test'), row('Ben', 'ben@k.test'), row('Chan', 'chan@k.test')],
      unread: [],
    }),
  )

  it.each([
    ['Name,Phone\nAda,9123\nBen,8123', ['Name', 'Phone']],
    ['Name,Contact\nAda,ada@k.test', ['Name', 'Contact']],
    ['Product;Price\nPen;1', ['Product', 'Price']],
  ])('%s: says which columns there are', (text, columns) =>
    expect(readSeatLines(text)).toEqual({ rows: [], unread: [], columns }),
  )
})
