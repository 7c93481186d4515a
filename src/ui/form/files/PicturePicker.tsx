import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Camera } from 'react-bootstrap-icons'
import { openPicture, pictureKinds, UnusablePicture, type OpenedPicture } from '@/lib/files/pictures'
import { draftsEra } from '@/lib/storage/drafts'
import { attempt } from '../../attempt'
import { Alert } from '../../feedback/Alert'
import { Button } from '../../Button'
import { lazyPart } from '../../lazyPart'
import type { CropDialogProps, CropShape } from './CropDialog'
import { useOneFile } from './useOneFile'

// With the library that crops: it loads while the browser's file dialog is open.
const CropDialog = lazyPart<'CropDialog', CropDialogProps>(() => import('./CropDialog'), 'CropDialog')

/** Files whose pictures were sent and neither saved nor given up when their page was left: its session may have ended. */
const left = new Map<string, { file: File; era: number }>()

type Props = Pick<ComponentProps<'button'>, 'id' | 'aria-describedby'> & {
  shape?: CropShape
  /** Whether there is a picture already. */
  hasPicture: boolean
  /** Receives the data URL of the cropped picture. If it fails, the dialog stays open and shows why. */
  save: (dataUrl: string) => unknown
  /** Offers a picture once more to its user, in this tab, if the page was left before an answer said that it is saved. */
  draftKey?: string
  /** Reason why no picture can be chosen. */
  why?: string | undefined
  'data-field'?: string
  /** More buttons. */
  children?: ReactNode
}

/** Opens the browser's file dialog for one picture, or takes one dropped or pasted; checks the file, and crops it. */
export function PicturePicker({ shape, hasPicture, save, draftKey, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpening, setOpening] = useState(false)
  const newest = useRef<object>(undefined)
  const chosen = useRef<File>(undefined)
  const [failure, setFailure] = useState<string>()
  const [picture, setPicture] = useState<OpenedPicture>()

  /** Of several the last one is shown, whichever is opened first. */
  const open = async (file: File) => {
    const mine = {}
    newest.current = mine
    setFailure(undefined)
    setOpening(true)
    const opened = await attempt(() => openPicture(file))
    if (newest.current !== mine) return opened.ok ? opened.answer.close() : undefined
    setOpening(false)
    if (opened.ok) {
      chosen.current = file
      setPicture(opened.answer)
    } else setFailure(opened.error instanceof UnusablePicture ? opened.error.message : 'We couldn’t open this picture.')
  }
  const take = (file: File | undefined) => void (file && open(file))
  const close = () => {
    picture?.close()
    setPicture(undefined)
    if (draftKey) left.delete(draftKey)
  }
  const send = (dataUrl: string) => {
    if (draftKey && chosen.current) left.set(draftKey, { file: chosen.current, era: draftsEra() })
    return save(dataUrl)
  }
  const goOn = useEffectEvent(() => {
    const { file, era } = left.get(draftKey ?? '') ?? {}
    left.delete(draftKey ?? '')
    if (file && era === draftsEra() && !button.why) void open(file)
  })
  useEffect(() => void Promise.resolve().then(() => goOn()), [])
  const { drops, onPaste } = useOneFile(take, setFailure)
  return (
    <>
      {failure && (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
      <div className="actions" {...(!button.why && { ...drops, onPaste })}>
        <input
          ref={input}
          hidden
          type="file"
          accept={pictureKinds}
          aria-label="Picture file"
          onChange={(event) => {
            take(event.target.files?.[0])
            // Lets the same file be selected again.
            event.target.value = ''
          }}
        />
        <Button
          {...button}
          variant="outline-secondary"
          icon={<Camera aria-hidden />}
          busy={isOpening}
          onClick={() => {
            input.current?.click()
            CropDialog.load().catch(() => undefined)
          }}
        >
          {hasPicture ? 'Change picture' : 'Choose a picture'}
        </Button>
        {children}
      </div>
      {picture && <CropDialog {...shape} picture={picture} onClose={close} save={send} />}
    </>
  )
}
