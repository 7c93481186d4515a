import { useParam } from '@/ui/hooks/useParam'

type Form = 'story' | 'nomination'

/** Which form is open. Stored in the URL, so that signing in while writing returns to it. */
export function useWriting(form: Form) {
  const [written, write] = useParam('write')
  return { isOpen: written === form, open: () => write(form), close: () => write() }
}
