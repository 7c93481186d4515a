import { Spinner } from '@/ui/feedback/Spinner'
import { State } from '../../State'

export function States() {
  return (
    <State name="Small and large">
      <div className="docs-row">
        <Spinner size={20} />
        <Spinner size={40} />
      </div>
    </State>
  )
}
