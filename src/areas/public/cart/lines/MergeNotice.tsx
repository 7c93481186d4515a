import { describeMerge } from '@/domain/cart/cartMerge'
import { keepMerge, undoMerge } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { useWrite } from '@/ui/useWrite'

/** Shows what merging the visitor's cart with the saved one changed, and offers Undo. */
export function MergeNotice() {
  const dispatch = useAppDispatch()
  const merge = useAppSelector(({ cart }) => cart.merge)
  const { busy, run } = useWrite()
  if (!merge) return null
  const { added, increased, extended, replaced, code } = merge.summary
  const changed = added.length + increased.length + extended.length > 0 || replaced !== undefined || code !== undefined
  const undo = () => run(() => dispatch(undoMerge()))
  return (
    <Alert
      title="We combined your carts"
      actions={
        <>
          {changed && (
            <Button variant="outline-secondary" size="sm" busy={busy} onClick={() => void undo()}>
              Undo
            </Button>
          )}
          <Button variant="link" size="sm" onClick={() => dispatch(keepMerge())}>
            Keep changes
          </Button>
        </>
      }
    >
      {describeMerge(merge.summary)}
    </Alert>
  )
}
