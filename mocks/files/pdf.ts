import { formatSgd, type Cents } from '@/lib/money/money'

export type InvoicePdf = {
  number: string
  /** DD/MM/YYYY */
  date: string
  status: string
  /** Name and address, one entry per line. */
  buyer: string[]
  lines: { text: string; quantity: number; amount: Cents }[]
  discount?: { code: string; amount: Cents }
  gst?: Cents
  total: Cents
}

type Text = { x: number; y: number; text: string; size?: number; bold?: boolean; right?: boolean }

const page = { width: 595, height: 842, left: 56, right: 539 }
const mostLines = 24

/** Creates the PDF of an invoice: one A4 page, with the standard fonts of every reader. */
export function invoicePdf(invoice: InvoicePdf): Uint8Array<ArrayBuffer> {
  return assemble(drawing(layout(invoice)))
}

function layout({ number, date, status, buyer, lines, discount, gst, total }: InvoicePdf): Text[] {
  const { left, right } = page
  const texts: Text[] = [
    { x: left, y: 780, text: 'Doerscircle', size: 20, bold: true },
    { x: left, y: 762, text: 'Sample document of the mocks, not a tax invoice', size: 8 },
    { x: right, y: 780, text: 'Invoice', size: 20, bold: true, right: true },
    { x: right, y: 760, text: number, right: true },
    { x: right, y: 745, text: `Date ${date}`, right: true },
    { x: right, y: 730, text: status, right: true, bold: true },
    { x: left, y: 730, text: 'Billed to', bold: true },
    ...buyer.slice(0, 7).map((text, index) => ({ x: left, y: 714 - index * 14, text })),
    { x: left, y: 590, text: 'Description', bold: true },
    { x: 440, y: 590, text: 'Qty', bold: true, right: true },
    { x: right, y: 590, text: 'Amount', bold: true, right: true },
  ]
  const shown = lines.slice(0, mostLines)
  let y = 570
  for (const { text, quantity, amount } of shown) {
    texts.push({ x: left, y, text }, { x: 440, y, text: String(quantity), right: true })
    texts.push({ x: right, y, text: formatSgd(amount), right: true })
    y -= 16
  }
  if (lines.length > shown.length) texts.push({ x: left, y, text: `and ${lines.length - shown.length} more` })
  y -= 16
  const sums: [string, string, boolean][] = [
    ...(discount
      ? [[`Discount ${discount.code}`, formatSgd(-discount.amount), false] as [string, string, boolean]]
      : []),
    ['Total', formatSgd(total), true],
    ...(gst === undefined ? [] : [['of which GST', formatSgd(gst), false] as [string, string, boolean]]),
  ]
  for (const [label, amount, bold] of sums) {
    texts.push({ x: 440, y, text: label, right: true, bold }, { x: right, y, text: amount, right: true, bold })
    y -= 16
  }
  return texts
}

function drawing(texts: Text[]): string {
  const line = `0.5 w ${page.left} 584 m ${page.right} 584 l S`
  const shown = texts.map(({ x, y, text, size = 10, bold = false, right = false }) => {
    const written = winAnsi(text)
    const start = right ? x - widthOf(written, bold) * size : x
    return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${Math.round(start * 100) / 100} ${y} Td (${escaped(written)}) Tj ET`
  })
  return [line, ...shown].join('\n')
}

/** Writes the objects, followed by the cross-reference table with their byte offsets. */
function assemble(content: string): Uint8Array<ArrayBuffer> {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-SG) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = file.length
  const count = objects.length + 1
  // All activity is exactly twenty bytes long, including its line ending.
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  file += `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (char) => char.charCodeAt(0))
}

const specials: Record<string, number> = {
  '€': 0x80,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '−': 0x2d,
  '…': 0x85,
}

/** Encodes text for the standard fonts, one byte per character; drops unsupported accents, other scripts become `?`. */
function winAnsi(text: string): string {
  return Array.from(text.replace(/[\u0000-\u001f]/g, ' '), (char) => {
    const special = specials[char]
    if (special !== undefined) return String.fromCharCode(special)
    if (isLatin1(char)) return char
    const plain = char.normalize('NFD').replace(/\p{M}/gu, '')
    return Array.from(plain).every(isLatin1) ? plain : '?'
  }).join('')
}

const isLatin1 = (char: string) => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(char)

const escaped = (text: string) =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[\u0080-\u00ff]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`)

/** The width of a text in units of its size; an approximation of Helvetica, accurate enough to align amounts. */
function widthOf(text: string, bold: boolean): number {
  const thousandths = Array.from(text).reduce((sum, char) => {
    if (/[0-9$]/.test(char)) return sum + 556
    if (/[.,:;'!|Iijlft/ ]/.test(char)) return sum + 278
    if (/[mwMW@]/.test(char)) return sum + 850
    return sum + (/[A-Z]/.test(char) ? 690 : char === '-' ? 333 : 545)
  }, 0)
  return (thousandths * (bold ? 1.05 : 1)) / 1000
}
