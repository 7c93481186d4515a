import { Timeline } from '@/ui/layout/Timeline'

export const Demo = () => (
  <Timeline
    label="Redemption"
    moments={[
      { key: 'a', title: 'Requested', at: '01/11/2026', tone: 'success' },
      { key: 'b', title: 'Reviewed', at: '03/11/2026', tone: 'primary', text: 'We’re checking your bank details.' },
      { key: 'c', title: 'Paid', ahead: true },
    ]}
  />
)
