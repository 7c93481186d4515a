import { useContent } from '@/store/content/useContent'
import { CategoryIcon } from '@/components/art/CategoryIcon'
import { SiteLink } from '@/components/links/SiteLink'
import { CategoryFigures } from '@/components/solutions/CategoryFigures'
import type { Solution } from '@/contract/content'

/** The six marketplace categories, with the number of their solutions and the lowest price for the reader. */
export function Categories({ solutions }: { solutions: readonly Solution[] }) {
  const { data: menu } = useContent('menu.json')
  return (
    <section className="container-xl home-section" aria-labelledby="home-categories">
      <h2 id="home-categories">Everything a company needs. Nothing you have to run yourself.</h2>
      <ul className="home-tiles">
        {menu?.categories.map(({ id, label, text, href }) => (
          <li key={id}>
            <SiteLink to={href} className="home-tile">
              <span className="home-tile-icon">
                <CategoryIcon category={id} />
              </span>
              <span>
                <span className="fs-4 fw-semibold">{label}</span>
                <span className="home-tile-text text-muted">{text}</span>
                <span className="mt-2 fs-6 fw-semibold">
                  <CategoryFigures solutions={solutions} category={id} />
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
