import { toast, type ToastKind } from './toast'

/** The notice of a failed call: its headline, and the server's own message if it adds something. */
export type FailureNotice = { kind: ToastKind; text: string; detail?: string | undefined }

type Failure = { status?: unknown; message?: unknown }
type Held = { error: Failure; notice: FailureNotice }

let collectors = 0
let held: Held[] = []

const show = ({ kind, text, detail }: FailureNotice) =>
  kind === 'error' ? toast.failure(text, detail) : toast[kind](text)

// A form may reject with a copy of the call's error, with added fields.
const isSame = (one: Failure, other: unknown) =>
  one === other ||
  (typeof other === 'object' &&
    other !== null &&
    'message' in other &&
    'status' in other &&
    one.message === other.message &&
    one.status === other.status)

/** Shows a failure as a toast, unless a form that is submitting shows it in place. */
export function announceFailure(error: object, notice: FailureNotice): void {
  if (collectors > 0) held.push({ error, notice })
  else show(notice)
}

/**
 * Holds back failure toasts while a form is submitting that may show the failure itself.
 * @returns `claim`: takes over the notice of one error (a notice without an error remains a toast); `release`: shows
 *   the
 *   rest as toasts
 */
export function collectFailures() {
  collectors += 1
  let open = true
  return {
    claim(error: unknown): FailureNotice | undefined {
      const found = held.find((one) => isSame(one.error, error))
      if (found?.notice.kind === 'error') held = held.filter((one) => one !== found)
      return found?.notice
    },
    release(): void {
      if (!open) return
      open = false
      collectors -= 1
      if (collectors > 0) return
      const rest = held
      held = []
      for (const { notice } of rest) show(notice)
    },
  }
}
