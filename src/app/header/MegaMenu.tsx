import { useGetMenuQuery } from '@/api/content'
import { SiteLink } from '@/components/SiteLink'
import type { MenuLink } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'

type Props = { onLeave: () => void }

/** Categories, top benefits and top deals (R-HDR-02). */
export function MegaMenu({ onLeave }: Props) {
  const { data: menu } = useGetMenuQuery()
  if (!menu) return <p className="text-body-secondary mb-0">The menu is on its way.</p>
  return (
    <div className="mega-menu">
      <MenuColumn title="Categories" links={menu.categories} onLeave={onLeave} />
      <MenuColumn title="Top benefits" links={menu.topBenefits} onLeave={onLeave} />
      <MenuColumn title="Top deals" links={menu.topDeals} onLeave={onLeave} />
      <p className="mega-menu-foot mb-0">
        <SiteLink to={paths.solutions} onClick={onLeave}>
          See all solutions &amp; benefits
        </SiteLink>
      </p>
    </div>
  )
}

type ColumnProps = { title: string; links: MenuLink[]; onLeave: () => void }

/** A titled list of links, each with a line of text. */
export function MenuColumn({ title, links, onLeave }: ColumnProps) {
  return (
    <section>
      <h2 className="side-title">{title}</h2>
      <ul className="list-unstyled mb-0">
        {links.map(({ label, text, href }) => (
          <li key={href + label}>
            <SiteLink to={href} className="mega-link" onClick={onLeave}>
              <span className="mega-label">{label}</span>
              {text && <span className="mega-text">{text}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
