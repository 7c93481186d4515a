import { Disclosure } from '@/ui/layout/Disclosure'

export const Demo = () => <Disclosure summary="When am I charged?">On the first of each month.</Disclosure>
