import { once } from '@/lib/browser/once'
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

const [left, right] = [56, 539]
const mostLines = 24

/** Loaded with the first PDF: few tests and visitors need one. */
export const loadPdfLib = once(() => import('pdf-lib'))

/** Creates the PDF of an invoice: one A4 page, with the standard fonts of every reader. */
export async function invoicePdf(invoice: InvoicePdf): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts } = await loadPdfLib()
  const file = await PDFDocument.create()
  file.setLanguage('en-SG')
  const page = file.addPage([595, 842])
  const regular = file.embedStandardFont(StandardFonts.Helvetica)
  const strong = file.embedStandardFont(StandardFonts.HelveticaBold)
  const known = new Set(regular.getCharacterSet())
  const isKnown = (char: string) => known.has(char.codePointAt(0) ?? 0)
  page.drawLine({ start: { x: left, y: 584 }, end: { x: right, y: 584 }, thickness: 0.5 })
  for (const { x, y, text, size = 10, bold = false, right: toRight = false } of layout(invoice)) {
    const font = bold ? strong : regular
    const written = Array.from(text.replaceAll('−', '-'), (char) =>
      [char, char.normalize('NFD').charAt(0), '?'].find(isKnown),
    ).join('')
    page.drawText(written, { x: toRight ? x - font.widthOfTextAtSize(written, size) : x, y, size, font })
  }
  return new Uint8Array(await file.save())
}

function layout({ number, date, status, buyer, lines, discount, gst, total }: InvoicePdf): Text[] {
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
