import { SiteLink } from '@/components/links/SiteLink'
import type { HomeContent, Solution } from '@/contract/content'
import { firstYear } from '@/domain/cart/catalogue'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money/money'

type Props = { example: HomeContent['firstYear']; solutions: readonly Solution[] }

/** What a first year costs with and without the membership: today's prices, added up. */
export function FirstYear({ example, solutions }: Props) {
  const year = example && firstYear(example, solutions)
  if (!year) return null
  return (
    <section className="home-receipt" data-bs-theme="dark" aria-labelledby="home-first-year">
      <div className="container-xl home-section home-receipt-grid">
        <div>
          <h2 id="home-first-year">{example.title}</h2>
          <p className="home-receipt-text">{example.text}</p>
          <p className="home-receipt-saved">
            <strong>{formatSgd(year.saved)}</strong> saved, membership included
          </p>
          <SiteLink to={paths.premiumMembership} className="btn btn-outline-primary">
            See what Premium includes
          </SiteLink>
        </div>
        <table className="home-bill">
          <caption className="visually-hidden">{example.title}: standard and member prices</caption>
          <thead className="fs-6">
            <tr>
              <th scope="col">What you buy</th>
              <th scope="col">Standard</th>
              <th scope="col">Premium</th>
            </tr>
          </thead>
          <tbody>
            {year.lines.map(({ label, standard, premium: less }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatSgd(standard)}</td>
                <td>{formatSgd(less)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{year.membership.label}</th>
              <td>–</td>
              <td>{formatSgd(year.membership.cents)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{formatSgd(year.total.standard)}</td>
              <td>{formatSgd(year.total.premium)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
