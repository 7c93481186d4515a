import { useGetMenuQuery } from '@/api/content'
import { SiteLink } from '@/components/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { MenuColumn } from './MegaMenu'

type Props = { onLeave: () => void }

/** The hub link with its resources. */
export function HubMenu({ onLeave }: Props) {
  const { data: menu } = useGetMenuQuery()
  return (
    <>
      <MenuColumn title="Resources" links={menu?.resources ?? []} onLeave={onLeave} />
      <p className="mb-0 mt-2 px-3">
        <SiteLink to={paths.resources} onClick={onLeave}>
          Go to the hub
        </SiteLink>
      </p>
    </>
  )
}
