import { isRecord, recordOf } from '../objects'
import { toCsv } from './csv'

/** Converts a JSON list of records to CSV, as a table for `readCsv`; undefined for any other text. */
export function recordTable(text: string): string | undefined {
  if (!/^[[{]\s*[[{"]/.test(text)) return undefined
  try {
    const written: unknown = JSON.parse(text)
    const list = [written, ...Object.values(recordOf(written))].find(Array.isArray) ?? [written]
    const rows = list.map(recordOf)
    const keys = [...new Set(rows.flatMap(Object.keys))]
    const cellOf = (value: unknown) => (isRecord(value) ? JSON.stringify(value) : String(value ?? ''))
    const lines = rows.map((one) => keys.map((key) => cellOf(one[key])))
    return toCsv(keys, lines)
  } catch {
    return undefined
  }
}
