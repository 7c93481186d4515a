import { toast, type ToastKind } from './toast'

/** What is said about a failed call: its headline, and the server's own message where that adds something. */
export type FailureNotice = { kind: ToastKind; text: string; detail?: string | undefined }

type Failure = { status?: unknown; message?: unknown }
type Held = { error: Failure; notice: FailureNotice }

let collectors = 0
let held: Held[] = []

const show = ({ kind, text, detail }: FailureNotice) =>
  kind === 'error' ? toast.failure(text, detail) : toast[kind](text)

// What a form rejects with may be a copy of the call's error, with fields added.
const isSame = (one: Failure, other: unknown) =>
  one === other ||
  (typeof other === 'object' &&
    other !== null &&
    'message' in other &&
    'status' in other &&
    one.message === other.message &&
    one.status === other.status)

/** Toasts a failure, unless a form that is sending right now shows it in place. */
export function announceFailure(error: object, notice: FailureNotice): void {
  if (collectors > 0) held.push({ error, notice })
  else show(notice)
}

/**
 * Holds back the toasts of failing calls while something is sending that may show its failure itself.
 * @returns `claim`: takes the notice of one error over (a notice that is no error stays a toast); `release`: toasts the rest
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
