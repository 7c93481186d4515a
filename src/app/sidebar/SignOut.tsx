import { BoxArrowRight } from 'react-bootstrap-icons'
import { paths } from '@/domain/navigation/paths'
import { useOnward } from '@/ui/hooks/useOnward'
import { SideButton } from './SideLink'

/** Signs out. On its own because `useNavigate` renders its component again with every page. */
export function SignOut() {
  const onward = useOnward()
  return <SideButton Icon={BoxArrowRight} label="Sign out" onClick={() => void onward(paths.logout)} />
}
