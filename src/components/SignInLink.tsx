import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Button, type ButtonLook } from '@/ui/Button'

type Props = Pick<ButtonLook, 'variant' | 'size' | 'wide'> & {
  children?: ReactNode
  /** Redirect target after signing in; by default the current page. */
  to?: string
}

/** Link to sign-in that returns to the current page (R-SESS-08). */
export function SignInLink({ children = 'Sign in', to, ...look }: Props) {
  const { pathname, search, hash } = useLocation()
  return (
    <Button {...look} to={paths.login} onClick={() => rememberIntendedPath(to ?? pathname + search + hash)}>
      {children}
    </Button>
  )
}
