import { useSearchParams } from 'react-router-dom'

type Form = 'story' | 'nomination'

/** Which form is open. It stands in the address, so that signing in half-way through it comes back to it. */
export function useWriting(form: Form) {
  const [params, setParams] = useSearchParams()
  const turn = (on: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (on) next.set('write', form)
        else next.delete('write')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { isOpen: params.get('write') === form, open: () => turn(true), close: () => turn(false) }
}
