import { useState, type FormEvent } from 'react'
import { Trash } from 'react-bootstrap-icons'
import { cleanText } from '@/lib/text/cleanText'
import { Button } from '../../Button'
import { IconButton } from '../../IconButton'
import { RouteLink } from '../../RouteLink'
import { changeViews, namedViews } from './tableViews'

type Props = {
  id: string
  /** The current view. */
  query: string
  onOpened: () => void
}

/** The user's named views of a table: open, delete, and save the current one. */
export function NamedViews({ id, query, onOpened }: Props) {
  const [views, setViews] = useState(() => namedViews(id))
  const [text, setText] = useState('')
  const name = cleanText(text)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name) return
    setViews(changeViews(id, (now) => [...now.filter((view) => view.name !== name), { name, query }]))
    setText('')
  }
  return (
    <section className="mb-3" aria-label="Saved views">
      <h3 className="h6">Saved views</h3>
      {views.length === 0 && (
        <p className="text-muted">Save your search, filters, sort order and columns as a named view.</p>
      )}
      <ul className="plain">
        {views.map((view) => (
          <li key={view.name} className="d-flex justify-content-between align-items-center gap-3 mb-1">
            <RouteLink className="text-break" to={`?${view.query}`} onClick={onOpened}>
              {view.name}
            </RouteLink>
            <IconButton
              name={`Delete view ${view.name}`}
              size="sm"
              onClick={() => setViews(changeViews(id, (now) => now.filter(({ name: one }) => one !== view.name)))}
            >
              <Trash aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className="d-flex gap-2 mt-2" onSubmit={save}>
        <input
          className="form-control"
          aria-label="View name"
          placeholder="View name"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline-secondary" className="flex-shrink-0" disabled={!name}>
          Save view
        </Button>
      </form>
    </section>
  )
}
