import { useContext } from 'react'
import { ArrowClockwise } from 'react-bootstrap-icons'
import { unexplained } from '@/lib/calls/failureNotices'
import { recordOf } from '@/lib/objects'
import { Button } from '../Button'
import { Illustration } from '../Illustration'
import { useWrite } from '../useWrite'
import { SignInOffer } from './signInOffer'
import './state.scss'

type Props = {
  title?: string
  /** The error: a text, or any thrown value with a message. */
  error?: unknown
  /** Resolves when it has an answer; without `busy`, it is not called again until then. */
  onRetry?: () => unknown
  busy?: boolean
}

/** The message of any thrown value. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  const { message } = recordOf(error)
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The message of any thrown value; `unexplained` if it has none. */
export const reasonOf = (error: unknown): string => messageOf(error) ?? unexplained

/** Shown instead of content that couldn't be loaded, with a retry button. */
export function ErrorState({ title = 'We couldn’t load this', error, onRetry, busy }: Props) {
  const retrying = useWrite()
  const offer = useContext(SignInOffer)
  // Without a session, retrying would fail again.
  const signIn = recordOf(error).status === 401 ? offer : null
  return (
    <div className="state" role="alert">
      <Illustration of="broken" />
      <p className="state-title">{title}</p>
      <p className="state-text">{reasonOf(error)}</p>
      <div className="actions">
        {signIn}
        {onRetry && !signIn && (
          <Button
            variant="outline-secondary"
            icon={<ArrowClockwise aria-hidden />}
            busy={busy ?? retrying.busy}
            onClick={() => void (busy === undefined ? retrying.run(async () => onRetry()) : onRetry())}
          >
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
