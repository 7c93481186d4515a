import { useContent } from '@/store/content/useContent'
import { CategoryIcon } from '@/components/art/CategoryIcon'
import { SiteLink } from '@/components/links/SiteLink'
import type { Solution, SolutionCategory } from '@/contract/content'
import { categoryFigures } from '@/domain/cart/catalogue'
import { countOf } from '@/lib/money/counts'
import { formatSgd } from '@/lib/money/money'

type Props = { solutions: readonly Solution[]; premium: boolean }

/** The six marketplace categories, with the number of their solutions and the lowest price for the reader. */
export function Categories({ solutions, premium }: Props) {
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
                <Figures solutions={solutions} premium={premium} category={id} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ solutions, premium, category }: Props & { category: SolutionCategory }) {
  const { count, free, from } = categoryFigures(solutions, category, premium)
  if (count === 0 || from === undefined) return null
  return (
    <span className="mt-2 fs-6 fw-semibold">
      {countOf(count, 'solution')}
      {free > 0 ? `, ${free} free` : `, from ${formatSgd(from)}`}
    </span>
  )
}
