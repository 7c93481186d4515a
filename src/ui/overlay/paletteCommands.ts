import { foldText, searchFor, searchText } from '@/lib/text/foldText'

export type Command = {
  id: string
  label: string
  /** Shown after the label and searched too: a path, a role, an email address. */
  hint?: string
  /** Runs the command; the palette stays open when it resolves to false. */
  onSelect: () => void | Promise<boolean>
}

export type CommandGroup = { label: string; commands: readonly Command[] }

/** The groups with the commands that hold every word of a search, those whose label begins with it first. */
export function findCommands(groups: readonly CommandGroup[], search: string): CommandGroup[] {
  const wanted = foldText(search.trim())
  const fits = searchFor(search)
  const begins = ({ label }: Command) => (foldText(label).startsWith(wanted) ? 0 : 1)
  return groups
    .map(({ label: group, commands }) => ({
      label: group,
      commands: commands
        .filter(({ label, hint = '' }) => fits(searchText(`${label} ${hint} ${group}`)))
        .sort((one, other) => (wanted === '' ? 0 : begins(one) - begins(other))),
    }))
    .filter(({ commands }) => commands.length > 0)
}
