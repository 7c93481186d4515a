import { MissingRecord } from '@/components/admin/MissingRecord'
import type { DiscountCode } from '@/domain/cart/discount'
import { useParam } from '@/ui/hooks/useParam'
import { lazyPart } from '@/ui/lazyPart'

const CodeDialog = lazyPart(() => import('./CodeDialog'), 'CodeDialog')
const DeleteCode = lazyPart(() => import('./DeleteCode'), 'DeleteCode')

/** Opens the form of a new code. Codes are in capitals: this is none. */
export const newKey = 'new'

type Props = {
  codes: readonly DiscountCode[]
  /** The code that is being edited, or `newKey`. */
  opened: string | undefined
  /** The code whose deletion is being confirmed. */
  deleting: string | undefined
  onDelete: (code: string | undefined) => void
  onClose: () => void
}

/** The dialogs of the discount codes: new, copy, edit and delete. */
export function CodeDialogs({ codes, opened, deleting, onDelete, onClose }: Props) {
  const [from, setFrom] = useParam('from')
  const find = (key: string | undefined) => codes.find(({ code }) => code === key)
  const leave = () => {
    setFrom()
    onClose()
  }
  const code = find(opened)
  if (deleting) return <DeleteCode code={deleting} onClose={leave} />
  if (!code && opened !== newKey) return opened ? <MissingRecord noun="code" onClose={leave} /> : null
  return <CodeDialog key={opened} code={code} copyOf={find(from)} onDelete={() => onDelete(opened)} onClose={leave} />
}
