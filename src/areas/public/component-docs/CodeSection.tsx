import { useEffect, useState } from 'react'
import { CopyButton } from '@/ui/CopyButton'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { codeOf } from './demos'

/** The source code of the demos. */
export function CodeSection({ name }: { name: string }) {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let stale = false
    codeOf(name).then(
      (text) => {
        if (!stale) setCode(text)
      },
      () => setCode(''),
    )
    return () => {
      stale = true
    }
  }, [name])
  return (
    <Section title="Code of these states" actions={code ? <CopyButton text={code} label="Copy code" /> : undefined}>
      {code === undefined ? (
        <Skeleton rows={6} label="Loading the code" />
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: scrollable with the arrow keys
        <pre className="docs-code" tabIndex={0}>
          <code>{code}</code>
        </pre>
      )}
    </Section>
  )
}
