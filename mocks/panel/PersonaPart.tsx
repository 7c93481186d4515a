import { personas, type Persona } from '../personas'
import { environment } from '../settings/environment'
import { reloadWith } from './reload'

/** Signs in as another persona and reloads the page. */
export function PersonaPart() {
  return (
    <label>
      Signed in as
      <select value={environment.persona ?? ''} onChange={({ target }) => reloadWith({ as: target.value })}>
        {environment.persona === null && <option value="">as in the app</option>}
        {(Object.keys(personas) as Persona[]).map((name) => (
          <option key={name} value={name}>
            {name}: {personas[name].title}
          </option>
        ))}
      </select>
    </label>
  )
}
