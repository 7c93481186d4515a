import { Icon } from '@/ui/Icon'
import { State } from '../State'

export function States() {
  return (
    <>
      <State name="All">
        <div className="docs-row">
          {(
            [
              'cart',
              'menu',
              'chevron',
              'facebook',
              'instagram',
              'linkedin',
              'workspace',
              'marketing',
              'legal',
              'business',
              'tech',
              'health',
            ] as const
          ).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </State>
    </>
  )
}
