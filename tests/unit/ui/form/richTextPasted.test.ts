import { expect, it, vi } from 'vitest'
import { lossesOfPaste } from '@/ui/form/richText/richTextLosses'
import { makeEditor, readHtml } from '@/ui/form/richText/richTextQuill'

// The sanitiser needs a real browser: the end-to-end tests look at it there.
vi.mock('@/lib/text/sanitise', () => {
  const sanitise = (html: string) => html
  return { sanitise, sanitisePasted: sanitise }
})

const pasted = (html: string) => {
  const editor = makeEditor(document.body.appendChild(document.createElement('div')))
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  editor.root.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  return readHtml(editor).replace('<p></p>', '').replaceAll(' rel="noopener noreferrer" target="_blank"', '')
}

const word = (body: string) =>
  '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>@list l0:level1 {mso-level-number-format:bullet}' +
  `</style></head><body>${body}</body></html>`

it.each([
  ['<p style="text-indent:36pt">First<o:p>&nbsp;</o:p></p>', '<p>First</p>'],
  [
    word('<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p><p>After</p>'),
    '<ul><li>One</li></ul><p>After</p>',
  ],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><span>Plain </span><span style="font-weight:700">bold</span></b>',
    '<p>Plain <strong>bold</strong></p>',
  ],
  ['<p>Plain <span style="font-weight:600">semibold</span></p>', '<p>Plain <strong>semibold</strong></p>'],
  [
    '<p><a href="file:///C:/a.docx">Local</a> <a href="#_Toc1">Part</a> <a href="/plans?at=12:30">Plans</a> <a href="www.kopi.works">Kopi</a></p>',
    '<p>Local Part <a href="/plans?at=12:30">Plans</a> <a href="https://www.kopi.works">Kopi</a></p>',
  ],
  [
    '<p>Seen<span style="display:none;mso-hide:all">not</span><a href="#_msocom_1">[A1]</a></p>' +
      '<div style="mso-element:comment-list"><p>A comment</p></div>',
    '<p>Seen</p>',
  ],
  ['<p>Seen<span style="mso-hide:all">not</span><span style=\'color:red;mso-hide: all\'>not</span></p>', '<p>Seen</p>'],
  // They would lead to pages of ours.
  ...['plans', 'plans?at=12:30', '../fees.html', '?page=2', 'kopi.works'].map((link): [string, string] => [
    `<p><a href="${link}">Fees</a> <a href="mailto:ada@kopi.works">Ada</a></p>`,
    '<p>Fees <a href="mailto:ada@kopi.works">Ada</a></p>',
  ]),
  [
    '<p style="text-decoration:underline">A <a href="/terms"><span style="text-decoration:underline">link</span></a></p>',
    '<p><u>A </u><a href="/terms">link</a></p>',
  ],
  [
    '<h1 style="font-weight:700">One</h1><b><h3>Three</h3>Text</b><h4>Or <b>four</b></h4><h6>Six</h6>',
    '<h2>One</h2><h3>Three</h3><p><strong>Text</strong></p><h4>Or <strong>four</strong></h4><h4>Six</h4>',
  ],
  [
    word('<h2 style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.1 </span>Fees</h2><p>After</p>'),
    '<h2>1.1 Fees</h2><p>After</p>',
  ],
  [
    '<p class="MsoTitle">Terms</p><p role="heading" aria-level="3">Fees</p><p>Text</p>',
    '<h2>Terms</h2><h3>Fees</h3><p>Text</p>',
  ],
  [
    '<p>Was <del>10</del> <ins>12</ins> <span style="text-decoration:underline line-through">both</span></p>',
    '<p>Was <s>10</s> <u>12</u> <s><u>both</u></s></p>',
  ],
  [
    '<p>Hi <img src="a" alt="😀" class="emoji"> <img alt=\'1️⃣\'> <img data-stringify-emoji=":wave:" alt=":wave:"> <img alt=👩🏽‍🚀🇸🇬></p>',
    '<p>Hi 😀 1️⃣ :wave: 👩🏽‍🚀🇸🇬</p>',
  ],
  [
    '<p>A<img alt="© Reuters"><img alt="©"><img alt="🎉 Our launch party at the new office in town"><img alt=\'🎉 "Us"\'></p>',
    '<p>A</p>',
  ],
  [
    '<h3><button type="button">When will I be charged?</button></h3><p>On the 1st.</p><button>Copy</button>',
    '<h3>When will I be charged?</h3><p>On the 1st.</p>',
  ],
  [
    '<div role="heading" aria-level="3"><button>When?</button></div><div>On the 1st.</div><h2><img src="a"></h2><p>End</p>',
    '<h3>When?</h3><p>On the 1st.</p><p>End</p>',
  ],
  [
    '<button aria-expanded="true">When?</button><div>On the 1st.</div><button aria-expanded="false" aria-haspopup="menu">Share</button>',
    '<p>When?</p><p>On the 1st.</p>',
  ],
  ['<dl><dt><button aria-controls="a">When?</button></dt><dd>On the 1st.</dd></dl>', '<p>When?</p><p>On the 1st.</p>'],
  [
    '<details open><summary>When?</summary>On the 1st.</details>Text<aside>Note</aside>Text',
    '<p>When?</p><p>On the 1st.</p><p>Text</p><p>Note</p><p>Text</p>',
  ],
  [
    '<label>Note</label><textarea>One\nTwo</textarea><select><option>A<option>B</select>',
    '<p>Note</p><p>One</p><p>Two</p>',
  ],
  [
    '<table><caption>Fees</caption><tr><th>Plan</th><th>Price</th></tr><tr><td>Core</td><td>10</td></tr></table>',
    '<p>Fees</p><p>Plan</p><p>Price</p><p>Core</p><p>10</p>',
  ],
  [
    '<p>Seen<span style="display: none">not</span><i hidden>not</i><span style="visibility:hidden">not</span></p><button>Copy</button>',
    '<p>Seen</p>',
  ],
  [
    '<p><a href="#heading=h.1">Part</a> <a href="https://kopi.works/#part">Kopi</a></p>',
    '<p>Part <a href="https://kopi.works/#part">Kopi</a></p>',
  ],
])('keeps of a pasted text what a reader could see: %s', (html, kept) => {
  expect(pasted(html)).toBe(kept)
})

const dataOf = (html: string, files: File[] = []) => ({ getData: () => html, files }) as unknown as DataTransfer

it.each<[what: string, html: string, told?: string]>([
  ['an item within a list of Word', '<p style="mso-list:l0 level2 lfo1">In</p>', '1 list within a list'],
  [
    'a list of Word that goes on',
    '<p class=A style="mso-list:l1 level1"><span style="mso-list:Ignore">1.</span>A</p><p>B</p><p style="mso-list:l1 level1"><span style=\'mso-list:Ignore\'>2.</span>C</p>',
    '1 list that doesn’t begin with 1',
  ],
  [
    'numbered headings of Word',
    '<h1 style="mso-list:l1 level1"><span style="mso-list:Ignore">1.</span>A</h1><p>B</p><p>C</p><h1 style="mso-list:l1 level1"><span style="mso-list:Ignore">2.</span>D</h1>',
  ],
  [
    'a list of Word that goes on after a heading',
    '<h1 style="mso-list:l1 level1">A</h1><p style="mso-list:l1 level1"><span style="mso-list:Ignore">2.</span>B</p>',
    '1 list that doesn’t begin with 1',
  ],
  [
    'a lettered list of Word',
    '<p style="mso-list:l1 level1"><span style="mso-list:Ignore">a)<span>&nbsp;</span></span>A</p><p style="mso-list:l1 level1"><span style="mso-list:Ignore">b)</span>B</p>',
    '1 list with letters',
  ],
  [
    'a lettered list of Google Docs',
    '<ol style="margin:0"><li dir="ltr" style="list-style-type:lower-alpha;color:red">A</li></ol>',
    '1 list with letters',
  ],
  ['a form', '<select><option>A</option></select>', '1 menu'],
  [
    'an order form',
    '<input value="Ada"><input type="email" value=ada@k.test><input type=radio checked><input name="q" value="">',
    '1 option button and 2 form fields',
  ],
  ['what nobody sees of a form', '<input type="hidden" value="1"><input type=submit value="Send"><input>'],
  ['a chart', '<svg viewBox="0 0 9 9"><path/></svg><canvas></canvas><svg aria-hidden="true"></svg>', '2 drawings'],
  [
    'a page beside others',
    '<a href="fees.html">A</a><a class="x" href="?p=2">B</a><a href="/c">C</a><a href="#d">D</a><a href="https://k.test">E</a>',
    '2 links without their full address',
  ],
  [
    'a page that writes single quotes',
    "<a href='https://k.test'>A</a><a href='mailto:a@k.test'>B</a><input type='hidden' value='1'><a href='c.html'>C</a>",
    '1 link without its full address',
  ],
  ['a photo beside an emoji', '<img alt="😀" src="a"><img alt="Us" src="b">', '1 picture'],
  ['a photo that begins with an emoji', '<img alt="🎉 Us">', '1 picture'],
  ['a photo of an agency', '<img src=a.jpg alt="© Reuters">', '1 picture'],
  [
    'a page with parts of others',
    '<iframe></iframe><math><mi>x</mi></math><ol type="a"><li>A</li></ol>',
    '1 embedded page, 1 formula and 1 list with letters',
  ],
  [
    'a page of a notebook',
    'm<sup>2</sup> H<sub>2</sub>O<ol start="3"><li>C</li></ol><ol start="1"></ol><input type="checkbox" checked>',
    '1 superscript, 1 subscript, 1 list that doesn’t begin with 1 and 1 checkbox',
  ],
])('names what is lost of %s', (_what, html, told = '') => expect(lossesOfPaste(dataOf(html))).toBe(told))

it('names a picture that is pasted as a file', () =>
  expect(lossesOfPaste(dataOf('', [new File(['1'], 'a.png', { type: 'image/png' })]))).toBe('1 picture'))

// Of quadratic time, they would take minutes, which no test has.
it.each(['mso-list:', 'mso-list: ignore ', 'mso-list:l1 '])('many of %j keep nobody waiting', (some) => {
  const html = word(`<p style="${some.repeat(80_000)}">A</p><p>B</p>`)
  expect(pasted(html)).toContain('<p>B</p>')
  for (const tag of ['<ol ', '<p ', '<img alt=', '<input ', '<a ', '<svg ', ''])
    for (const text of [some, tag, 'list-style-type:lower-', ' alt="', ' value="a', ' href="a', '😀'])
      expect(lossesOfPaste(dataOf(tag + text.repeat(80_000)))).toEqual(expect.any(String))
})
