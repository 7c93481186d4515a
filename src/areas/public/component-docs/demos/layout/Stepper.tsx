import { Stepper } from '@/ui/layout/Stepper'

export const states = {
  'The first': <Stepper steps={['Company', 'Members', 'Payment']} step={1} />,
  'In the middle': <Stepper steps={['Company', 'Members', 'Payment']} step={2} />,
  Done: <Stepper steps={['Company', 'Members', 'Payment']} step={4} />,
}
