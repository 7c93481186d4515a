import { useContent } from '@/store/content/useContent'
import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { MenuColumn } from './MegaMenu'
import { MenuState } from './MenuState'

type Props = { onLeave: () => void }

/** The hub link with its resources. */
export function HubMenu({ onLeave }: Props) {
  const { data: menu } = useContent('menu.json')
  return (
    <>
      {menu ? <MenuColumn title="Community and guides" links={menu.resources} onLeave={onLeave} /> : <MenuState />}
      <p className="mb-0 mt-2 px-3">
        <SiteLink to={paths.resources} onClick={onLeave}>
          See all resources
        </SiteLink>
      </p>
    </>
  )
}
