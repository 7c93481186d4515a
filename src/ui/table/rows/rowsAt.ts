/** The rows at these indexes, in their order. A loop: it runs over thousands of rows in the task of a click. */
export function rowsAt<Row>(rows: readonly Row[], indexes: readonly number[]): readonly Row[] {
  const found: Row[] = []
  for (const index of indexes) {
    const row = rows[index]
    if (row !== undefined) found.push(row)
  }
  return found
}
