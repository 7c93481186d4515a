import { useGetMenuQuery } from '@/api/content'
import { SiteLink } from '@/components/SiteLink'
import { Icon } from '@/ui/Icon'

/** The six marketplace categories. */
export function Categories() {
  const { data: menu } = useGetMenuQuery()
  return (
    <section className="container-xl home-section" aria-labelledby="home-categories">
      <h2 id="home-categories">Everything a company needs. Nothing you have to run yourself.</h2>
      <ul className="home-tiles">
        {menu?.categories.map(({ id, label, text, href }) => (
          <li key={id}>
            <SiteLink to={href} className="home-tile">
              <span className="home-tile-icon">
                <Icon name={id} />
              </span>
              <span className="home-tile-label">{label}</span>
              <span className="home-tile-text">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
