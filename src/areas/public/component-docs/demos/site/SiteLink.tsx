import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'

export const states = {
  'To the app or to the marketing site, depending on the installation': <SiteLink to={paths.about}>About us</SiteLink>,
}
