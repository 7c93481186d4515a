import { BoxArrowRight } from 'react-bootstrap-icons'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { SideButton } from './SideLink'

/** Signs out. On its own because `useNavigate` renders its component again with every page. */
export function SignOut() {
  const navigate = useNavigate()
  return <SideButton Icon={BoxArrowRight} label="Sign out" onClick={() => void navigate(paths.logout)} />
}
