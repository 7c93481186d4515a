import { CopyButton } from '@/ui/CopyButton'
import { Section } from '@/ui/layout/Section'

/** The source code of a demo. */
export function CodeSection({ code }: { code: string }) {
  return (
    <Section title="Code of this example" actions={<CopyButton text={code} label="Copy code" />}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: scrollable with the arrow keys */}
      <pre className="docs-code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </Section>
  )
}
