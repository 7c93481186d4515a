import { useEffect } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { signOut } from '@/store/session/session'
import { Page } from '@/ui/layout/Page'

/** Signs out and redirects to /login. */
export default function Logout() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    void dispatch(signOut())
  }, [dispatch])
  return <Page title="Signing you out" lead="This only takes a moment." />
}
