import { useContent } from '@/store/content/useContent'
import { SiteLink } from '@/components/links/SiteLink'
import type { MenuLink } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'
import { MenuState } from './MenuState'

type Props = { onLeave: () => void }

/** Categories, top benefits and top deals (R-HDR-02). */
export function MegaMenu({ onLeave }: Props) {
  const { data: menu } = useContent('menu.json')
  return (
    <div className="mega-menu">
      {menu ? (
        <>
          <MenuColumn title="Categories" links={menu.categories} onLeave={onLeave} />
          <MenuColumn title="Top benefits" links={menu.topBenefits} onLeave={onLeave} />
          <MenuColumn title="Top deals" links={menu.topDeals} onLeave={onLeave} />
        </>
      ) : (
        <MenuState />
      )}
      <p className="mega-menu-foot actions gap-4 mb-0">
        <SolutionLinks onLeave={onLeave} />
      </p>
    </div>
  )
}

/** The links for the whole menu: all solutions, and the marketplace (R-RTE-08). */
export function SolutionLinks({ onLeave }: Props) {
  return (
    <>
      <SiteLink to={paths.solutions} onClick={onLeave}>
        See all solutions &amp; benefits
      </SiteLink>
      <SiteLink to={paths.marketplace()} onClick={onLeave}>
        Visit the marketplace
      </SiteLink>
    </>
  )
}

type ColumnProps = { title: string; links: MenuLink[]; onLeave: () => void }

export function MenuColumn({ title, links, onLeave }: ColumnProps) {
  return (
    <section>
      <h2 className="side-title">{title}</h2>
      <MenuLinks links={links} onLeave={onLeave} />
    </section>
  )
}

/** Links, each with a line of text. */
export function MenuLinks({ links, onLeave }: Omit<ColumnProps, 'title'>) {
  return (
    <ul className="list-unstyled mb-0">
      {links.map(({ label, text, href }) => (
        <li key={href + label}>
          <SiteLink to={href} className="mega-link" onClick={onLeave}>
            <span className="mega-label">{label}</span>
            {text && <span className="d-block text-muted fs-6">{text}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
