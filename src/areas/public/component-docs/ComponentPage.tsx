import { useState, useEffect } from 'react'
import { paths } from '@/domain/navigation/paths'
import { readColourMode, shownMode } from '@/lib/browser/colourMode'
import { Check } from '@/ui/Check'
import { CopyButton } from '@/ui/CopyButton'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import type { Entry } from './catalogue'
import { DocTable } from './DocTable'
import { keys } from './keys'
import { Words } from './Words'

/** One component: a live example, props, keyboard support, source code. */
export function ComponentPage({ entry: { name, source, doc, Demo, Code } }: { entry: Entry }) {
  const [dark, setDark] = useState(() => shownMode(readColourMode()) === 'dark')
  const [large, setLarge] = useLargeText()
  const code = `import { ${name} } from '@/${source}'`
  const switches = (
    <>
      <Check type="switch" className="docs-switch" checked={dark} onChange={setDark}>
        Dark
      </Check>
      <Check type="switch" className="docs-switch" checked={large} onChange={setLarge}>
        Text at 200 %
      </Check>
    </>
  )
  return (
    <div className="docs-page">
      <Page
        title={name}
        lead={doc?.says && <Words>{doc.says}</Words>}
        breadcrumb={[{ label: 'Components', to: paths.componentDocs }]}
      >
        <p className="docs-row">
          <code className="text-break">{code}</code> <CopyButton text={code} label="Copy import" />
        </p>
        <Section title="Example" actions={switches}>
          <div className="docs-frame" data-bs-theme={dark ? 'dark' : 'light'} data-text={large ? '200' : '100'}>
            <Demo />
          </div>
        </Section>
        <Section title="Props">
          <PropTable doc={doc} />
        </Section>
        <Section title="Keyboard">
          <KeyTable name={name} />
        </Section>
        <Code />
      </Page>
    </div>
  )
}

/** 200 % text size for the whole page, as in a browser (WCAG 1.4.4). */
function useLargeText() {
  const state = useState(false)
  const [large] = state
  useEffect(() => {
    if (!large) return
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => {
      style.fontSize = ''
    }
  }, [large])
  return state
}

/** The props, as documented in the source code. */
function PropTable({ doc }: Pick<Entry, 'doc'>) {
  if (!doc || (doc.props.length === 0 && doc.and.length === 0)) return <p>No props.</p>
  return (
    <>
      {doc.props.length > 0 && (
        <DocTable
          label="Table of props"
          head={['Prop', 'Type', 'Default', 'What it does']}
          rows={doc.props.map(({ name, type, optional, fallback, says }) => [
            name,
            <>
              <code>{name}</code>
              {!optional && <span className="text-warning"> required</span>}
            </>,
            <code>{type}</code>,
            fallback ? <code>{fallback}</code> : '–',
            <Words>{says}</Words>,
          ])}
        />
      )}
      {doc.and.length > 0 && (
        <p className="mt-2">
          Plus the props of <code>{doc.and.join(', ')}</code>.
        </p>
      )}
    </>
  )
}

/** Keyboard support. */
function KeyTable({ name }: { name: string }) {
  const known = keys[name]
  if (!known) return <p>Doesn’t take focus.</p>
  const rows = Object.entries(known).map(([key, does]) => [key, <kbd>{key}</kbd>, <Words>{does}</Words>] as const)
  return <DocTable label="Table of keys" head={['Key', 'What it does']} rows={rows} />
}
