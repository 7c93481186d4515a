import { useState } from 'react'
import { Sliders } from 'react-bootstrap-icons'
import { IconButton } from '../../IconButton'
import type { ViewDialogProps } from './ViewDialog'
import { lazyPart } from '../../lazyPart'

const ViewDialog = lazyPart(() => import('./ViewDialog'), 'ViewDialog')

/** Opens the dialog for columns, density and named views of a table; lazy-loaded when first opened. */
export function ViewButton(props: Omit<ViewDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton name="View" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sliders aria-hidden />
      </IconButton>
      {open && <ViewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
