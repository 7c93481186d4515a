import { BoxArrowRight } from 'react-bootstrap-icons'
import { paths } from '@/domain/navigation/paths'
import { useGo } from '@/components/links/useOnward'
import { SideButton } from './SideLink'

/** Signs out. A component of its own, because `useNavigate` renders its component again with every page. */
export function SignOut() {
  const go = useGo()
  return <SideButton Icon={BoxArrowRight} label="Sign out" onClick={() => void go(paths.logout)} />
}
