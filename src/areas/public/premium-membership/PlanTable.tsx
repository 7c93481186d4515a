import { CheckLg, DashLg } from 'react-bootstrap-icons'
import { gives, planFeatures } from '@/domain/membership/plans'
import { ScrollFrame } from '@/ui/table/ScrollFrame'

/** One plan for each level: all terms of Premium have the same benefits. */
const levels = [
  { plan: 'free', title: 'Free' },
  { plan: 'annual', title: 'Premium' },
  { plan: 'ultra', title: 'Ultra' },
] as const

/** What each level of the membership includes. */
export function PlanTable() {
  return (
    <ScrollFrame className="plan-table-frame" label="Plans compared">
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">What you get</th>
            {levels.map(({ plan, title }) => (
              <th key={plan} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planFeatures.map((feature) => (
            <tr key={feature.id}>
              <th scope="row">{feature.label}</th>
              {levels.map(({ plan }) => (
                <td key={plan}>
                  {gives(plan, feature) ? (
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
  )
}
