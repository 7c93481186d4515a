import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import Modal from 'react-bootstrap/Modal'
import { XLg } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import { pageTitleId } from '@/lib/text/pageTitle'
import { IconButton } from '../IconButton'
import { unbroken } from '../unbroken'
import { openerOf } from './opener'
import { dialogStack } from './dialogStack'
import './dialog.scss'

export type DialogSize = 's' | 'm' | 'l' | 'xl'
export type DialogProps = {
  title: ReactNode
  onClose: () => void
  /** Mount the dialog to open it, or keep it mounted and toggle this. */
  open?: boolean | undefined
  /** 300, 500, 800 or 1140 px. */
  size?: DialogSize
  /** A panel along the right edge: the details of a row, next to its list. */
  side?: boolean
  /** Buttons in the footer; the last one is the primary action. */
  actions?: ReactNode
  /** Shown above the title: a picture, a stepper. */
  head?: ReactNode
  /** Can't be closed with Escape, the close button or a click outside: an action is in progress. */
  locked?: boolean
  /** Element with the initial focus; by default the dialog itself. */
  focusOn?: RefObject<HTMLElement | null>
  /** Wraps body and footer in one element, such as a form. */
  wrap?: (content: ReactNode) => ReactNode
  children?: ReactNode
}

const sizes = { s: { size: 'sm' }, m: {}, l: { size: 'lg' }, xl: { size: 'xl' } } as const

/** Implementation of `Dialog`, which pages use. Traps the focus and returns it to where it came from. */
export function DialogFrame({
  title,
  onClose,
  open = true,
  size = 'm',
  side = false,
  actions,
  head,
  locked = false,
  focusOn,
  wrap = (content) => content,
  children,
}: DialogProps) {
  const id = useId()
  const [entered, setEntered] = useState(false)
  const opener = useRef<HTMLElement>(undefined)
  // The modal returns the focus to the element that had it; if there was none, or it is gone, the focus would be lost.
  const giveFocusBack = () => {
    const back = opener.current?.isConnected === false ? document.getElementById(pageTitleId) : opener.current
    if (document.activeElement === document.body) back?.focus()
  }
  useEffect(() => () => void setTimeout(giveFocusBack), [])
  // Not in onEntered: without an animation it is called before the dialog takes the focus.
  useEffect(() => {
    if (entered) focusOn?.current?.focus()
  }, [entered, focusOn])
  return (
    <Modal
      show={open}
      manager={dialogStack}
      onHide={onClose}
      onShow={() => (opener.current = openerOf())}
      onEntered={() => setEntered(true)}
      onExit={() => setEntered(false)}
      onExited={giveFocusBack}
      {...sizes[size]}
      centered={!side}
      scrollable
      {...(side && { dialogClassName: 'dialog-side' })}
      backdrop={locked ? 'static' : true}
      keyboard={!locked}
      aria-labelledby={id}
    >
      <div className="modal-header">
        <h2 id={id} className="modal-title">
          {typeof title === 'string' ? unbroken(title) : title}
        </h2>
        {!locked && (
          <IconButton name="Close" size="sm" onClick={onClose} className="modal-close">
            <XLg aria-hidden />
          </IconButton>
        )}
        {head}
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
