import { useState, useEffect } from 'react'
import { paths } from '@/domain/navigation/paths'
import { readColourMode, shownMode } from '@/lib/browser/colourMode'
import { CopyButton } from '@/ui/CopyButton'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import type { Entry } from './catalogue'
import { statesOf, codeOf } from './demos'
import { KeyTable, PropTable } from './DocTables'
import { docOf, folderOf } from './propsOf'
import { Words } from './Words'
import { Check } from '@/ui/Check'

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
          <code className="text-break">{code}</code> <CopyButton text={code} label="Copy import" />
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

/** The source code of the demos. */
function CodeSection({ name }: { name: string }) {
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

/** Switches: dark mode for the demos only, and 200 % text size for the whole page, as in a browser (WCAG 1.4.4). */
function useSwitches() {
  const [dark, setDark] = useState(() => shownMode(readColourMode()) === 'dark')
  const [large, setLarge] = useState(false)
  useEffect(() => {
    if (!large) return
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => {
      style.fontSize = ''
    }
  }, [large])
  const one = (label: string, on: boolean, set: (on: boolean) => void) => (
    <Check type="switch" className="docs-switch" checked={on} onChange={set}>
      {label}
    </Check>
  )
  const switches = (
    <>
      {one('Dark', dark, setDark)}
      {one('Text at 200 %', large, setLarge)}
    </>
  )
  return { dark, large, switches }
}
