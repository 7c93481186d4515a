import { Button } from '@/ui/Button'
import { Section } from '@/ui/layout/Section'

export const Demo = () => (
  <Section title="Members" level={3} lead="Who uses a seat in your team." actions={<Button size="sm">Invite</Button>}>
    <p>12 of 15 seats are used.</p>
  </Section>
)
