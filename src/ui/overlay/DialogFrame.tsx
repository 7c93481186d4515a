import { useId, type ReactNode, type RefObject } from 'react'
import Modal from 'react-bootstrap/Modal'
import { XLg } from 'react-bootstrap-icons'
import { IconButton } from '../IconButton'
import './dialog.scss'

export type DialogSize = 's' | 'm' | 'l' | 'xl'
export type DialogProps = {
  title: ReactNode
  onClose: () => void
  /** Mount it to open it, or keep it mounted and turn this. */
  open?: boolean
  /** 300, 500, 800 or 1140 px. */
  size?: DialogSize
  /** Buttons at its foot; the last one is the act. */
  actions?: ReactNode
  /** Stands above the title: a picture, a stepper. */
  head?: ReactNode
  /** Not to be left by Escape, by the cross or by a click beside it: something is under way. */
  locked?: boolean
  /** After it has gone. */
  onClosed?: () => void
  /** Where the focus goes first; without it to the dialog itself. */
  focusOn?: RefObject<HTMLElement | null>
  /** Puts body and foot into one element: a form. */
  wrap?: (content: ReactNode) => ReactNode
  children?: ReactNode
}

const sizes = { s: 'sm', m: undefined, l: 'lg', xl: 'xl' } as const

/** The dialog itself; pages use `Dialog`. Keeps the focus inside and gives it back where it came from. */
export function DialogFrame({
  title,
  onClose,
  open = true,
  size = 'm',
  actions,
  head,
  locked = false,
  onClosed,
  focusOn,
  wrap = (content) => content,
  children,
}: DialogProps) {
  const id = useId()
  return (
    <Modal
      show={open}
      onHide={onClose}
      onEntered={() => focusOn?.current?.focus()}
      onExited={() => onClosed?.()}
      size={sizes[size]}
      centered
      scrollable
      backdrop={locked ? 'static' : true}
      keyboard={!locked}
      aria-labelledby={id}
    >
      <div className="modal-header">
        {head}
        <h2 id={id} className="modal-title">
          {title}
        </h2>
        {!locked && (
          <IconButton name="Close" size="sm" onClick={onClose} className="modal-close">
            <XLg aria-hidden />
          </IconButton>
        )}
      </div>
      {wrap(
        <>
          {children !== undefined && <div className="modal-body">{children}</div>}
          {actions && <div className="modal-footer">{actions}</div>}
        </>,
      )}
    </Modal>
  )
}
