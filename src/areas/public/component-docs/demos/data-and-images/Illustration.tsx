import { Illustration } from '@/ui/Illustration'

export const Demo = () => <Illustration of="calendar" />
