import { Disclosure } from '@/ui/layout/Disclosure'
import { State } from '../../State'

export function States() {
  return (
    <State name="Closed and open">
      <Disclosure summary="When am I charged?">On the first of each month.</Disclosure>
      <Disclosure summary="In which currency?" open>
        In Singapore dollars.
      </Disclosure>
    </State>
  )
}
