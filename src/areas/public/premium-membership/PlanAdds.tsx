import { planFeatures, type PlanFeature } from '@/domain/membership/plans'

/** What a level of the membership adds to the one below it. */
export function PlanAdds({ level }: Pick<PlanFeature, 'level'>) {
  return (
    <ul className="plan-adds">
      {planFeatures
        .filter((feature) => feature.level === level)
        .map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
    </ul>
  )
}
