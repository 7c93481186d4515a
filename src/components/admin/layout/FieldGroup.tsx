import type { ReactNode } from 'react'
import { Section } from '@/ui/layout/Section'
import './fieldGroup.scss'

/** One group of a long form: what it is about beside its fields, and a line above. */
export function FieldGroup({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} lead={lead} className="field-group">
      <div>{children}</div>
    </Section>
  )
}
