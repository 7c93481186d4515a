import { singaporeDay } from '@/lib/dates/singaporeDay'
import { dateColumn, type ColumnOptions } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

/** A column of days that the server bills by: in Singapore, whatever the member's zone. */
export function billedColumn<Row>(
  key: string,
  header: string,
  read: (row: Row) => string | number | null | undefined,
  options: ColumnOptions<Row> = {},
): Column<Row> {
  return dateColumn(key, header, (row) => singaporeDay(read(row)), options)
}
