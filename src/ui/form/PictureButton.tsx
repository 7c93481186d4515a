import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Camera } from 'react-bootstrap-icons'
import { pictureKinds } from '@/lib/pictures'
import { Button } from '../Button'

type Props = Pick<ComponentProps<'button'>, 'id' | 'aria-describedby' | 'disabled'> & {
  onFile: (file: File | undefined) => void
  busy: boolean
  'data-field'?: string
  children: ReactNode
}

/** Opens the browser's file dialog for one picture. */
export function PictureButton({ onFile, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={pictureKinds}
        aria-label="Picture file"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // Lets the same file be selected again.
          event.target.value = ''
        }}
      />
      <Button
        {...button}
        variant="outline-primary"
        icon={<Camera aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
