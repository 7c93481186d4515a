import { paths } from '@/domain/navigation/paths'

/** The plain links of the header, also in the menu of small screens (R-HDR-01). */
export const headerLinks = [
  { label: 'Pricing', to: paths.premiumMembership },
  { label: 'Enterprise', to: paths.enterprise },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]
