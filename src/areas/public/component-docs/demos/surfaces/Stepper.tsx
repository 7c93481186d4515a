import { Stepper } from '@/ui/layout/Stepper'

export const Demo = () => <Stepper steps={['Company', 'Members', 'Payment']} step={2} />
