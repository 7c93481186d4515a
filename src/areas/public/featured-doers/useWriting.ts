import { useParam } from '@/ui/hooks/useParam'

type Form = 'story' | 'nomination'

/** Which form is open. It stands in the address, so that signing in half-way through it comes back to it. */
export function useWriting(form: Form) {
  const [written, write] = useParam('write')
  return { isOpen: written === form, open: () => write(form), close: () => write() }
}
