import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'

/** Leads to the app or to the marketing site, depending on the installation. */
export const Demo = () => <SiteLink to={paths.about}>About us</SiteLink>
