import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Camera } from 'react-bootstrap-icons'
import { openPicture, pictureKinds, UnusablePicture, type OpenedPicture } from '@/lib/files/pictures'
import { Alert } from '../../feedback/Alert'
import { Button } from '../../Button'
import { lazyPart } from '../../lazyPart'
import { useWrite } from '../../useWrite'
import type { CropDialogProps, CropShape } from './CropDialog'
import { useOneFile } from './useOneFile'

// With the library that crops: it loads while the browser's file dialog is open.
const CropDialog = lazyPart<'CropDialog', CropDialogProps>(() => import('./CropDialog'), 'CropDialog')

type Props = Pick<ComponentProps<'button'>, 'id' | 'aria-describedby'> & {
  shape?: CropShape
  /** Whether there is a picture already. */
  hasPicture: boolean
  /** Receives the data URL of the cropped picture. If it fails, the dialog stays open and shows why. */
  save: (dataUrl: string) => unknown
  /** Reason why no picture can be chosen. */
  why?: string | undefined
  'data-field'?: string
  /** More buttons. */
  children?: ReactNode
}

/** Opens the browser's file dialog for one picture, or takes one dropped or pasted; checks the file, and crops it. */
export function PicturePicker({ shape, hasPicture, save, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { busy: opening, run } = useWrite()
  const [failure, setFailure] = useState<string>()
  const [picture, setPicture] = useState<OpenedPicture>()

  const open = async (file: File) => {
    setFailure(undefined)
    try {
      setPicture(await openPicture(file))
    } catch (error) {
      setFailure(error instanceof UnusablePicture ? error.message : 'We couldn’t open this picture.')
    }
  }
  /** One at a time: of two, the smaller one would be shown first, and the larger one instead of it. */
  const take = (file: File | undefined) => void (file && run(() => open(file)))
  const close = () => {
    picture?.close()
    setPicture(undefined)
  }
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
          variant="outline-primary"
          icon={<Camera aria-hidden />}
          busy={opening}
          onClick={() => {
            input.current?.click()
            CropDialog.load().catch(() => undefined)
          }}
        >
          {hasPicture ? 'Change picture' : 'Choose a picture'}
        </Button>
        {children}
      </div>
      {picture && <CropDialog {...shape} picture={picture} onClose={close} save={save} />}
    </>
  )
}
