import { Illustration } from '@/ui/Illustration'

export const states = {
  All: (
    <div className="docs-row">
      {(
        ['nothing', 'search', 'calendar', 'people', 'messages', 'papers', 'chart', 'done', 'broken', 'shop'] as const
      ).map((of) => (
        <Illustration key={of} of={of} />
      ))}
    </div>
  ),
}
