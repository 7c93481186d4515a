import { useId, useState, type KeyboardEvent } from 'react'
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { cropToJpeg, type OpenedPicture } from '@/lib/files/pictures'
import { Alert } from '../../feedback/Alert'
import { attemptInPlace } from '../../attempt'
import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'
import { messageOf } from '../../feedback/ErrorState'
import { useWrite } from '../../useWrite'
import './crop.scss'

/** The cropped part of a picture. */
export type CropShape = {
  /** Width divided by height: 1 is a square, 16 / 9 a wide picture. */
  aspect?: number
  /** Shows a circular preview, as for portraits. */
  round?: boolean
}

export type CropDialogProps = CropShape & {
  picture: OpenedPicture
  onClose: () => void
  /** Receives the data URL of the result. If it fails, the dialog stays open and shows why. */
  save: (dataUrl: string) => unknown
}

const largestZoom = 4
const zooms: Record<string, number> = { '+': 0.25, '=': 0.25, '-': -0.25 }

/** Crops a picture: by dragging, pinching or scrolling, with sliders, or with the arrow keys, + and −. */
export function CropDialog({ picture, onClose, save, aspect = 1, round = false }: CropDialogProps) {
  const id = useId()
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [media, setMedia] = useState<Size>()
  const [box, setBox] = useState<Size>()
  const { busy, run } = useWrite()
  const [failure, setFailure] = useState<string>()

  const zoomTo = (next: number) => setZoom(Math.min(largestZoom, Math.max(1, next)))
  const onKeyDown = ({ key }: KeyboardEvent) => zooms[key] && zoomTo(zoom + zooms[key])
  const send = async () => {
    if (!area) return
    setFailure(undefined)
    const outcome = await run(() => attemptInPlace(() => save(cropToJpeg(picture.bitmap, area, aspect))))
    if (!outcome) return
    if (outcome.ok) onClose()
    else setFailure(messageOf(outcome.error) ?? 'We couldn’t save the picture.')
  }

  /** The position of the selected part along one side: 0 to 1 of the room that it has there. */
  const along = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const room = media && box ? media[side] * zoom - box[side] : 0
    return {
      max: 1,
      step: 0.01,
      value: room > 0 ? 0.5 - crop[axis] / room : 0.5,
      change: (next: number) => setCrop({ ...crop, [axis]: (0.5 - next) * room }),
    }
  }
  const sliders = [
    { name: 'zoom', label: 'Zoom', min: 1, max: largestZoom, step: 0.05, value: zoom, change: zoomTo },
    { name: 'x', label: 'Left to right', min: 0, ...along('x', 'width') },
    { name: 'y', label: 'Top to bottom', min: 0, ...along('y', 'height') },
  ]

  return (
    <Dialog
      title="Crop picture"
      onClose={onClose}
      locked={busy}
      actions={
        <>
          <Button variant="outline-secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!area} onClick={() => void send()}>
            Save picture
          </Button>
        </>
      }
    >
      {failure && (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that come from the picture inside */}
      <div className="crop" onKeyDown={onKeyDown}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          maxZoom={largestZoom}
          cropShape={round ? 'round' : 'rect'}
          keyboardStep={12}
          cropperProps={{
            role: 'application',
            'aria-label': 'Picture. Use the arrow keys to move it, plus and minus to zoom.',
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
          setMediaSize={setMedia}
          setCropSize={setBox}
          // Content-Security-Policy refuses styles that a script adds.
          disableAutomaticStylesInjection
        />
      </div>
      {sliders.map(({ name, label, change, ...range }) => (
        <div key={name} className="crop-slider">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            {...range}
            onChange={(event) => change(Number(event.target.value))}
          />
        </div>
      ))}
    </Dialog>
  )
}
