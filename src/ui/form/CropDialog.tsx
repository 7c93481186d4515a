import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { boundCrop, dragCrop, largestZoom, wholeCrop, type Crop } from '@/lib/crop'
import { cropToJpeg, drawCrop } from '@/lib/pictures'
import { Alert } from '../feedback/Alert'
import { attemptInPlace } from '../attempt'
import { Button } from '../Button'
import { Dialog } from '../overlay/Dialog'
import { messageOf } from '../feedback/ErrorState'
import { classes } from '../roles'
import { useBusy } from '../useBusy'
import './crop.scss'

/** The cropped part of a picture. */
export type CropShape = {
  /** Width divided by height: 1 is a square, 16 / 9 a wide picture. */
  aspect?: number
  /** Width of the result, in pixels. */
  width?: number
  /** Shows a circular preview, as for portraits. */
  round?: boolean
}

type Props = CropShape & {
  picture: ImageBitmap
  onClose: () => void
  /** Receives the data URL of the result. If it fails, the dialog stays open and shows why. */
  save: (dataUrl: string) => unknown
}

const shown = 280

const sliders = [
  { name: 'zoom', label: 'Zoom', min: 1, max: largestZoom, step: 0.05 },
  { name: 'x', label: 'Left to right', min: 0, max: 1, step: 0.01 },
  { name: 'y', label: 'Top to bottom', min: 0, max: 1, step: 0.01 },
] as const

const moves: Record<string, (crop: Crop) => Crop> = {
  ArrowLeft: (crop) => ({ ...crop, x: crop.x - 0.05 }),
  ArrowRight: (crop) => ({ ...crop, x: crop.x + 0.05 }),
  ArrowUp: (crop) => ({ ...crop, y: crop.y - 0.05 }),
  ArrowDown: (crop) => ({ ...crop, y: crop.y + 0.05 }),
  '+': (crop) => ({ ...crop, zoom: crop.zoom + 0.1 }),
  '=': (crop) => ({ ...crop, zoom: crop.zoom + 0.1 }),
  '-': (crop) => ({ ...crop, zoom: crop.zoom - 0.1 }),
}

/** Crops a picture: by dragging, with sliders, or with the arrow keys, + and −. */
export function CropDialog({ picture, onClose, save, aspect = 1, width: sent, round = false }: Props) {
  const id = useId()
  // A state, since the dialog's code may arrive after this has rendered, and its canvas with it.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const drag = useRef<{ x: number; y: number }>(undefined)
  const [crop, setCrop] = useState(wholeCrop)
  const { busy, run } = useBusy()
  const [failure, setFailure] = useState<string>()
  const { width, height } = picture

  useEffect(() => {
    if (canvas) drawCrop(canvas, picture, crop)
  }, [canvas, picture, crop])

  const change = (make: (crop: Crop) => Crop) => setCrop((now) => boundCrop(make(now)))
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    change(move)
  }
  const onPointerMove = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const from = drag.current
    if (!from) return
    drag.current = { x, y }
    const side = currentTarget.getBoundingClientRect().width || shown
    change((now) => dragCrop(now, { x: x - from.x, y: y - from.y }, side, width, height, aspect))
  }
  const send = async () => {
    setFailure(undefined)
    const outcome = await run(() =>
      attemptInPlace(() => save(cropToJpeg(picture, crop, { aspect, ...(sent && { width: sent }) }))),
    )
    if (!outcome) return
    if (outcome.ok) onClose()
    else setFailure(messageOf(outcome.error) ?? 'The picture couldn’t be saved.')
  }

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
          <Button busy={busy} onClick={() => void send()}>
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
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture moved with the keys, as a map is */}
      <div
        className={classes('crop', round && 'crop-round')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        role="application"
        aria-label="Picture. Use the arrow keys to move it, plus and minus to zoom."
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          drag.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = undefined
        }}
        onPointerCancel={() => {
          drag.current = undefined
        }}
      >
        <canvas ref={setCanvas} width={shown * 2} height={Math.round((shown * 2) / aspect)} aria-hidden="true" />
      </div>
      {sliders.map(({ name, label, ...range }) => (
        <div key={name} className="crop-slider">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            {...range}
            value={crop[name]}
            onChange={(event) => change((now) => ({ ...now, [name]: Number(event.target.value) }))}
          />
        </div>
      ))}
    </Dialog>
  )
}
