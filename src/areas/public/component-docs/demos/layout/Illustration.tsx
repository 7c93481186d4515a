import { Illustration } from '@/ui/Illustration'
import { State } from '../../State'

export function States() {
  return (
    <State name="All">
      <div className="docs-row">
        {(
          ['nothing', 'search', 'calendar', 'people', 'messages', 'papers', 'chart', 'done', 'broken', 'shop'] as const
        ).map((of) => (
          <Illustration key={of} of={of} />
        ))}
      </div>
    </State>
  )
}
