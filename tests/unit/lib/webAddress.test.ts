import { expect, it } from 'vitest'
import { webAddress, webAddressOf, webLink } from '@/lib/text/webAddress'
import { url } from '@/ui/form/rules'

it.each([
  ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['HTTPS://kopi.works', 'HTTPS://kopi.works'],
  ['//kopi.works', 'https://kopi.works'],
  ['https://http://kopi.works', 'http://kopi.works'],
  ['<https://kopi.works>', 'https://kopi.works'],
  ['"https://kopi.works"', 'https://kopi.works'],
  ['“kopi.works”,', 'https://kopi.works'],
  ['(kopi.works).', 'https://kopi.works'],
  ['https://kopi.works/a_(b)', 'https://kopi.works/a_(b)'],
  ['ｈｔｔｐｓ：／／ｋｏｐｉ．ｗｏｒｋｓ', 'https://kopi.works'],
  [' \u200bkopi.works\u00a0', 'https://kopi.works'],
  ['https：//kopi.works/a', 'https://kopi.works/a'],
  ['https：／／kopi。works', 'https://kopi.works'],
  ['https:kopi.works', 'https://kopi.works'],
  ['https//kopi.works', 'https://kopi.works'],
  ['https://kopi.works/ａ', 'https://kopi.works/ａ'],
  ['[Kopi Works](https://kopi.works/a)', 'https://kopi.works/a'],
  ['[https://kopi.works]', 'https://kopi.works'],
  ['*https://kopi.works*!', 'https://kopi.works'],
  ['https://kopi.works/a?b=[1]', 'https://kopi.works/a?b=[1]'],
  ['https://kopi.works/a），', 'https://kopi.works/a'],
  ['【https://kopi.works/a】', 'https://kopi.works/a'],
  ['https://kopi.works/a_（b）', 'https://kopi.works/a_（b）'],
  // A link that was cut when shown is not another link.
  ['https://kopi.works/abc…', 'https://kopi.works/abc…'],
  ['Website: kopi.works', 'https://kopi.works'],
  ['• kopi.works', 'https://kopi.works'],
  ['🌐 kopi.works', 'https://kopi.works'],
  ['→kopi.works', 'https://kopi.works'],
  ['‣ kopi.works', 'https://kopi.works'],
  ['›kopi.works', 'https://kopi.works'],
  ['i❤.ws', 'https://i❤.ws'],
  ['☕.works', 'https://☕.works'],
  ['l·l.cat', 'https://l·l.cat'],
  ['- https://kopi.works', 'https://kopi.works'],
  ['https:// kopi.works', 'https://kopi.works'],
  ['Website:kopi.works', 'https://kopi.works'],
  ['URL:www.kopi.works', 'https://www.kopi.works'],
  ['1. kopi.works', 'https://kopi.works'],
  ['🔗 Website: kopi.works', 'https://kopi.works'],
  ['เว็บ: kopi.works', 'https://kopi.works'],
  // What stands in the path is the name of a page, not a text.
  ['kopi.works/\ufb01le', 'https://kopi.works/\ufb01le'],
  ['\ufb01.works/e\u0301', 'https://fi.works/e\u0301'],
  ['https://kopi.works/?q="a"', 'https://kopi.works/?q="a"'],
  ['“https://kopi.works/?q=“a””.', 'https://kopi.works/?q=“a”'],
  ['https://kopi.works/a_(b))', 'https://kopi.works/a_(b)'],
  ['"https://kopi.works/?q="a"', 'https://kopi.works/?q="a"'],
  ['""https://kopi.works""', 'https://kopi.works'],
  ["'https://kopi.works/it's',", "https://kopi.works/it's"],
  ["'https://kopi.works?q='a''", "https://kopi.works?q='a'"],
  ['kopi.works?a=1&amp;b=2', 'https://kopi.works?a=1&b=2'],
  ['пример.рф/kорi', 'https://пример.рф/kорi'],
  ['https://instagram.com/ada?a=1&b=2#c', 'https://instagram.com/ada?a=1&b=2#c'],
])('%j is completed, and is what a field sends', async (typed, complete) => {
  expect(webAddress(typed)).toBe(complete)
  expect(await url().validate(typed)).toBe(complete)
})

it.each(['localhost', 'http://', 'ftp://kopi.works', 'javascript:alert(1)', '10.0.0.1', 'https://kopi..works', 'https://.works', 'mailto:a@kopi.works', 'kopi', 'https://kорi.works', 'аpple.com/a', 'kopi.works\\a', 'www,kopi.works', 'kopi.works,b.works', '/kopi.works', '/files/x.png', 'data:image/png;base64,x', 'ada@kopi.works', 'htps://kopi.works', 'kopi works', 'kopi".works', 'www.kopi', '-kopi.works', 'kopi-.works', 'https://kopi.works/<b>', '†kopi.works', '€kopi.works', 'https://→kopi.works', 'https://kopi‣.works/a', 'kopi.works•', '@ada', '@kopi.works', 'https://@kopi.works', 'https://a:b@kopi.works', '', 'x'.repeat(3000)])(
  '%j stays as it is, and is refused',
  async (typed) => {
    expect(webAddressOf(typed)).toBe(typed)
    expect(await url().isValid(typed)).toBe(false)
  },
) // prettier-ignore

it.each([
  ['https://meet.example/a', 'https://meet.example/a'],
  ['HTTP://meet.example', 'HTTP://meet.example'],
  ['javascript:alert(1)', undefined],
  ['//meet.example', undefined],
  [' https://meet.example', undefined],
  ['data:text/html,https://a', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('a link of an answer, %j, may be followed as %j', (url, link) => {
  expect(webLink(url)).toBe(link)
})
