import { CategoryIcon } from '@/components/art/CategoryIcon'

export const states = {
  All: (
    <div className="docs-row">
      {(['workspace', 'marketing', 'legal', 'business', 'tech', 'health'] as const).map((category) => (
        <CategoryIcon key={category} category={category} />
      ))}
    </div>
  ),
}
