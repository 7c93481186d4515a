import { useState } from 'react'
import { paths } from '@/domain/navigation/paths'
import { CopyButton } from '@/ui/CopyButton'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import type { Entry } from './catalogue'
import { CodeSection } from './CodeSection'
import { statesOf } from './demos'
import { KeyTable, PropTable } from './DocTables'
import { docOf, folderOf } from './propsOf'
import { useSwitches } from './useSwitches'
import { Words } from './Words'

/** One component: live states, props, keyboard support, source code. */
export function ComponentPage({ entry }: { entry: Entry }) {
  const { name, keys } = entry
  const doc = docOf(entry)
  const [States] = useState(() => statesOf(name))
  const { dark, large, switches } = useSwitches()
  const code = `import { ${name} } from '@/${folderOf(entry)}/${name}'`
  return (
    <div className="docs-page">
      <Page
        title={name}
        lead={doc?.says && <Words>{doc.says}</Words>}
        breadcrumb={[{ label: 'Components', to: paths.componentDocs }]}
      >
        <p className="docs-import">
          <code>{code}</code> <CopyButton text={code} label="Copy import" />
        </p>
        <Section title="States" actions={switches}>
          <div className="docs-frame" data-bs-theme={dark ? 'dark' : 'light'} data-text={large ? '200' : '100'}>
            {States && <States />}
          </div>
        </Section>
        <Section title="Props">
          <PropTable doc={doc} />
        </Section>
        <Section title="Keyboard">
          <KeyTable keys={keys} />
        </Section>
        <CodeSection name={name} />
      </Page>
    </div>
  )
}
