import { CheckLg, DashLg } from 'react-bootstrap-icons'
import { useGetExchangeRatesQuery } from '@/api/exchangeRates'
import { useGetPremiumStatusQuery } from '@/api/profile'
import { useCountry } from '@/components/useLocalCurrency'
import { gives, planFeatures } from '@/domain/membership/plans'
import { plans, readPlan } from '@/domain/membership/premium'
import { useAppSelector } from '@/store/hooks'
import { Page } from '@/ui/layout/Page'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import { PlanCard } from './PlanCard'
import './premium.scss'

/** Comparison of the plans: benefits, price, and whether a change is an upgrade or a downgrade (T4.4). */
export default function PremiumMembership() {
  const country = useCountry()
  const signedIn = useAppSelector(({ auth }) => auth.status === 'signedIn')
  const { data: status } = useGetPremiumStatusQuery(undefined, { skip: !signedIn })
  const { data: rates } = useGetExchangeRatesQuery({ currency: 'SGD' })
  const present = status && (status.isPremiumMember ? readPlan(status.tier) : 'free')
  const offered = plans.filter(({ id, currency }) => currency === 'SGD' || country === 'in' || id === present)
  return (
    <div className="container-xl py-4">
      <Page
        title="Premium membership"
        lead="Benefits worth over $400K, member prices on every solution, and a price that one saving pays for. S$80 cashback on your first annual membership."
      >
        <ul className="plans" aria-label="Plans">
          {offered.map((plan) => (
            <PlanCard key={plan.id} plan={plan} visitor={!signedIn} present={present} inrRate={rates?.rates.INR} />
          ))}
        </ul>
        <h2 className="h4 mt-5">Everything compared</h2>
        <ScrollFrame className="plan-table-frame" label="Plans compared">
          <table className="plan-table">
            <thead>
              <tr>
                <th scope="col">What you get</th>
                {offered.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {planFeatures.map((feature) => (
                <tr key={feature.id}>
                  <th scope="row">{feature.label}</th>
                  {offered.map(({ id }) => (
                    <td key={id}>
                      {gives(id, feature) ? (
                        <CheckLg className="text-success" aria-label="Included" />
                      ) : (
                        <DashLg className="text-secondary" aria-label="Not included" />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
        <p className="plan-note mt-3">
          All plans are charged in Singapore dollars. India plans are shown in rupees and charged in Singapore dollars
          at the rate of the day. Change or cancel at any time; what is left of your present plan is credited before you
          pay.
        </p>
      </Page>
    </div>
  )
}
