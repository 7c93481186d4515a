import type { ComponentProps } from 'react'
import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'
import { FilterBar } from './FilterBar'

type Props = Pick<ComponentProps<typeof FilterBar>, 'list' | 'chips' | 'selects'> & { onClose: () => void }

/** The filters of a list on a phone. They apply immediately. */
export function FilterSheet({ onClose, ...filters }: Props) {
  return (
    <Dialog title="Filters" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <FilterBar {...filters} />
    </Dialog>
  )
}
