import { CategoryIcon } from '@/components/art/CategoryIcon'
import { State } from '../../State'

export function States() {
  return (
    <State name="All">
      <div className="docs-row">
        {(['workspace', 'marketing', 'legal', 'business', 'tech', 'health'] as const).map((category) => (
          <CategoryIcon key={category} category={category} />
        ))}
      </div>
    </State>
  )
}
