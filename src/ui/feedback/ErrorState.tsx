import { createContext, useContext, type ReactNode } from 'react'
import { ArrowClockwise } from 'react-bootstrap-icons'
import { Button } from '../Button'
import { Illustration } from '../Illustration'
import './state.scss'

type Props = {
  title?: string
  /** What went wrong: a text, or anything that was thrown and carries a message. */
  error?: unknown
  onRetry?: () => unknown
  busy?: boolean
  action?: ReactNode
}

/** The plain text of anything that was thrown. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined
}

/** Offers to sign in where a read was refused with 401; the app provides it, since it knows the session. */
export const SignInOffer = createContext<ReactNode>(null)

const isUnauthorized = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

/** Stands where something could not be shown, with the way to try again. */
export function ErrorState({ title = 'This could not be loaded', error, onRetry, busy, action }: Props) {
  const offer = useContext(SignInOffer)
  // Trying again without a session can only fail again.
  const signIn = isUnauthorized(error) ? offer : null
  return (
    <div className="state" role="alert">
      <Illustration of="broken" />
      <p className="state-title">{title}</p>
      <p className="state-text">{messageOf(error) ?? 'Something went wrong.'}</p>
      <div className="actions">
        {signIn}
        {onRetry && !signIn && (
          <Button
            variant="outline-secondary"
            icon={<ArrowClockwise aria-hidden />}
            busy={busy ?? false}
            onClick={() => onRetry()}
          >
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
