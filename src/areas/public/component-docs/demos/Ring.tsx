import { Ring } from '@/ui/Ring'
import { State } from '../State'

export function States() {
  return (
    <>
      <State name="Small and large">
        <div className="docs-row">
          <Ring size={20} />
          <Ring size={40} />
        </div>
      </State>
    </>
  )
}
