import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Button, type ButtonLook } from '@/ui/Button'
import { Link } from './Link'

type Props = Pick<ButtonLook, 'variant' | 'size' | 'wide'> & {
  children?: ReactNode
  /** A plain link for running text. */
  inline?: boolean
}

/** Link to sign-in that returns to the current page (R-SESS-08). */
export function SignInLink({ children = 'Sign in', inline = false, ...look }: Props) {
  const { pathname, search, hash } = useLocation()
  const remember = () => rememberIntendedPath(pathname + search + hash)
  if (inline)
    return (
      <Link to={paths.login} onClick={remember}>
        {children}
      </Link>
    )
  return (
    <Button {...look} to={paths.login} onClick={remember}>
      {children}
    </Button>
  )
}
