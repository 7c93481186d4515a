import { encode } from 'uqr'
import { Download } from 'react-bootstrap-icons'
import { saveFile } from '@/lib/files/download'
import { Button } from '@/ui/Button'

/** The dark modules of a QR code as one SVG path, row by row. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
}

/** A QR code as an SVG path: dark on white in both colour modes, because cameras need that contrast. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = pathOf(data)
  const save = () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'referral-link.svg')
  }
  return (
    <div className="share-qr">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code of your referral link"
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <Button variant="quiet" size="sm" icon={<Download aria-hidden />} onClick={save}>
        Save QR code
      </Button>
    </div>
  )
}
