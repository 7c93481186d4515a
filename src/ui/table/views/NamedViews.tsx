import { useState, type FormEvent } from 'react'
import { Trash } from 'react-bootstrap-icons'
import { cleanText } from '@/lib/text/cleanText'
import { Button } from '../../Button'
import { IconButton } from '../../IconButton'
import { RouteLink } from '../../RouteLink'
import { deleteView, namedViews, saveView } from './tableViews'

type Props = {
  id: string
  /** The current view. */
  query: string
  onOpened: () => void
}

/** The user's named views of a table: open, delete, and save the current one. */
export function NamedViews({ id, query, onOpened }: Props) {
  const [views, setViews] = useState(() => namedViews(id))
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!cleanText(name)) return
    setViews(saveView(id, cleanText(name), query))
    setName('')
  }
  return (
    <section className="viewDialog-part" aria-label="Saved views">
      <h3 className="h6">Saved views</h3>
      {views.length === 0 && (
        <p className="text-muted">Save your search, filters, sort order and columns as a named view.</p>
      )}
      <ul className="plain">
        {views.map((view) => (
          <li key={view.name} className="viewDialog-column">
            <RouteLink to={`?${view.query}`} onClick={onOpened}>
              {view.name}
            </RouteLink>
            <IconButton name={`Delete view ${view.name}`} size="sm" onClick={() => setViews(deleteView(id, view.name))}>
              <Trash aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className="viewDialog-save" onSubmit={save}>
        <input
          className="form-control"
          aria-label="View name"
          placeholder="View name"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outline-secondary" disabled={name.trim() === ''}>
          Save view
        </Button>
      </form>
    </section>
  )
}
