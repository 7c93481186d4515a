import { Timeline } from '@/ui/layout/Timeline'
import { State } from '../../State'

export function States() {
  return (
    <State name="Past and ahead">
      <Timeline
        label="Redemption"
        moments={[
          { key: 'a', title: 'Asked for', at: '01/11/2026', tone: 'success' },
          {
            key: 'b',
            title: 'Looked at',
            at: '03/11/2026',
            tone: 'primary',
            text: 'We are checking your bank details.',
          },
          { key: 'c', title: 'Paid', ahead: true },
        ]}
      />
    </State>
  )
}
