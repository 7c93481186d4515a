import { useState } from 'react'
import { Sliders } from 'react-bootstrap-icons'
import { Button } from '../../Button'
import type { ViewDialogProps } from './ViewDialog'
import { lazyPart } from '../../lazyPart'

const ViewDialog = lazyPart(() => import('./ViewDialog'), 'ViewDialog')

/** Opens the dialog for columns, density and named views of a table; lazy-loaded when first opened. */
export function ViewButton(props: Omit<ViewDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline-secondary"
        size="sm"
        icon={<Sliders aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        View
      </Button>
      {open && <ViewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
