import { CopyButton } from '@/ui/CopyButton'
import { State } from '../../State'

export function States() {
  return (
    <State name="With a label">
      <CopyButton text="https://doers.test/?r=ada" label="Copy link" />
    </State>
  )
}
