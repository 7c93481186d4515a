import { CopyButton } from '@/ui/CopyButton'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="With its words, and alone">
        <div className="docs-row">
          <CopyButton text="https://doers.test/?r=ada" label="Copy link" />
          <CopyButton text="ada" label="Copy code" iconOnly />
        </div>
      </State>
    </>
  )
}
