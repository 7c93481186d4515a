import { ScrollFrame } from '@/ui/table/ScrollFrame'
import type { docOf } from './propsOf'
import type { Key } from './catalogue'
import { Words } from './Words'

/** The props, as documented in the source code. */
export function PropTable({ doc }: { doc: ReturnType<typeof docOf> }) {
  if (!doc || (doc.props.length === 0 && doc.and.length === 0)) return <p>No props.</p>
  return (
    <>
      {doc.props.length > 0 && (
        <ScrollFrame className="docs-table" label="Table of props">
          <table>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {doc.props.map(({ name, type, optional, fallback, says }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {!optional && <span className="text-warning"> required</span>}
                  </th>
                  <td>
                    <code>{type}</code>
                  </td>
                  <td className="text-nowrap">{fallback ? <code>{fallback}</code> : '–'}</td>
                  <td>
                    <Words>{says}</Words>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {doc.and.length > 0 && (
        <p className="mt-2">
          Plus the props of{' '}
          {doc.and.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}

/** Keyboard support. */
export function KeyTable({ keys }: { keys: readonly Key[] | undefined }) {
  if (!keys) return <p>Doesn’t take focus.</p>
  return (
    <div className="docs-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={`${key} ${does}`}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
