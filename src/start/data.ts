/** The data that the build writes into each document for its first script, as a JSON block. */
export type StartData = {
  /** Names below `assets/`, each with its compressed size in kB; the other fields name files by their place here. */
  files: readonly (readonly [name: string, kB: number])[]
  /** The entry with its imports. */
  entry: readonly number[]
  /** The files that a stored session needs before a member's first page is shown. */
  session: readonly number[]
  /** The routes that this document is served for. */
  routes: readonly StartRoute[]
}

export type StartRoute = {
  /** Its pattern in the route tables. */
  path: string
  /** Code of page and layout, and the styles that the document does not contain. */
  files: readonly number[]
  /** Files that only members load. */
  members: readonly number[]
  /** Whether the page reads the API at once. */
  asks: boolean
}

/** The id of the block. */
export const startDataId = 'start'

/** The document's data; undefined on the development server, which writes none. */
export function readStartData(): StartData | undefined {
  const block = document.getElementById(startDataId)
  const data: StartData | undefined = block?.textContent ? JSON.parse(block.textContent) : undefined
  return data
}
