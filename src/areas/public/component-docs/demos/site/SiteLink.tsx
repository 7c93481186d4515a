import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { State } from '../../State'

export function States() {
  return (
    <State name="To the app or to the marketing site, depending on the installation">
      <SiteLink to={paths.about}>About us</SiteLink>
    </State>
  )
}
