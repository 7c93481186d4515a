import { Disclosure } from '@/ui/layout/Disclosure'

export const states = {
  'Closed and open': (
    <>
      <Disclosure summary="When am I charged?">On the first of each month.</Disclosure>
      <Disclosure summary="In which currency?" open>
        In Singapore dollars.
      </Disclosure>
    </>
  ),
}
