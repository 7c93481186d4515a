import { useState, type ReactNode } from 'react'
import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Section } from '@/ui/layout/Section'

type Props = { title: string; actions?: ReactNode; children: ReactNode }

/** One part of a user's page: a section, on phones folded under its title. */
export function Part({ title, actions, children }: Props) {
  const wide = useIsWide()
  // Decided once: if turning a phone changed the layout, the user's input would be lost.
  const [isWide] = useState(wide)
  if (isWide)
    return (
      <Section title={title} actions={actions}>
        {children}
      </Section>
    )
  return (
    <Disclosure summary={<h2 className="fs-5 mb-0">{title}</h2>}>
      {children}
      {actions}
    </Disclosure>
  )
}
