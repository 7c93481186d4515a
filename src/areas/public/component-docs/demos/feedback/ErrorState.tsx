import { ErrorState } from '@/ui/feedback/ErrorState'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="With Try again">
        <ErrorState
          title="We couldn’t load events"
          error="The server took too long to answer."
          onRetry={() => undefined}
        />
      </State>
      <State name="Retrying">
        <ErrorState error="The server took too long to answer." onRetry={() => undefined} busy />
      </State>
    </>
  )
}
