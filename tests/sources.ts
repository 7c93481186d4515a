import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder, by their path in the repository. @param wanted filters them */
export function sources(folder: string, wanted: RegExp): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return new Map(names.filter((name) => wanted.test(name)).map((name) => [name, readFileSync(name, 'utf8')]))
}
