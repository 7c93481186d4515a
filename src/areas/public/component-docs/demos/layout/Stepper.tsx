import { Stepper } from '@/ui/layout/Stepper'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="The first">
        <Stepper steps={['Company', 'Members', 'Payment']} step={1} />
      </State>
      <State name="In the middle">
        <Stepper steps={['Company', 'Members', 'Payment']} step={2} />
      </State>
      <State name="Done">
        <Stepper steps={['Company', 'Members', 'Payment']} step={4} />
      </State>
    </>
  )
}
