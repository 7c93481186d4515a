import { CategoryIcon } from '@/components/art/CategoryIcon'
import { Link } from '@/components/links/Link'
import { SafeHtml } from '@/components/SafeHtml'
import type { ContentSection, Solution } from '@/contract/content'
import { filterSolutions } from '@/domain/cart/marketplace'
import { marketplaceAnchors, type MarketplaceAnchor } from '@/domain/navigation/marketplaceAnchors'
import { paths } from '@/domain/navigation/paths'
import { useContent } from '@/store/content/useContent'
import { Section } from '@/components/content/Section'
import { CategoryFigures } from '@/components/solutions/CategoryFigures'

const most = 3

/** R-RTE-09: the sections of the marketplace have anchors; the content's own ids are not allowed in the DOM. */
const anchorOf = ({ heading = '' }: ContentSection) =>
  marketplaceAnchors.find((anchor) => anchor === heading.toLowerCase())

/** The categories of the marketplace with some of their solutions, then the content source's other sections. */
export function Marketplace({ sections }: { sections: readonly ContentSection[] }) {
  const { data: solutions, isError } = useContent('solutions.json')
  const other = sections.filter((section) => !anchorOf(section))
  return (
    <>
      <div className="container-xl content-categories">
        {sections.map((section) => {
          const anchor = anchorOf(section)
          return (
            anchor && (
              <Category
                key={anchor}
                category={anchor}
                section={section}
                solutions={solutions ?? (isError ? [] : undefined)}
              />
            )
          )
        })}
      </div>
      {other.map((section, index) => (
        <Section key={section.heading ?? index} section={section} />
      ))}
    </>
  )
}

type Props = { category: MarketplaceAnchor; section: ContentSection; solutions: readonly Solution[] | undefined }

function Category({ category, section: { heading, html }, solutions }: Props) {
  const some = filterSolutions(solutions ?? [], { search: '', category, order: 'recommended' })
    // Memberships have a page of their own; what was made for one customer is for that customer only.
    .filter(({ kind, isPersonalised }) => kind !== 'membership' && !isPersonalised)
    .slice(0, most)
  return (
    <section id={category} className="card content-category">
      <span className="content-category-icon">
        <CategoryIcon category={category} />
      </span>
      <h2 className="h4">
        <Link to={paths.solutionsIn(category)}>{heading}</Link>
      </h2>
      <SafeHtml html={html} />
      {/* Empty while the solutions are loading: its minimum height reserves the space. */}
      {(!solutions || some.length > 0) && (
        <ul className="content-category-list">
          {some.map(({ uid, title }) => (
            <li key={uid}>
              <Link to={paths.solution(uid)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <p className="content-category-figures">
        {solutions && <CategoryFigures solutions={solutions} category={category} />}
      </p>
    </section>
  )
}
