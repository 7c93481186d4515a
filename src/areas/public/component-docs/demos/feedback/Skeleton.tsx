import { Skeleton } from '@/ui/feedback/Skeleton'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Lines">
        <Skeleton shape="lines" />
      </State>
      <State name="Card">
        <Skeleton shape="card" />
      </State>
      <State name="Table">
        <Skeleton shape="table" />
      </State>
      <State name="Form">
        <Skeleton shape="form" />
      </State>
      <State name="Tiles">
        <Skeleton shape="tiles" />
      </State>
    </>
  )
}
