import { CircleArt } from '@/components/art/CircleArt'
import { State } from '../../State'

export function States() {
  return (
    <State name="The same text, the same circles">
      <CircleArt of="masterclass-1" />
    </State>
  )
}
