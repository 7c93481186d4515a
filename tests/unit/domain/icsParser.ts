/** A small parser of calendar files, written from RFC 5545 and independent of the writer under test. */
export type IcsProperty = { name: string; params: Record<string, string>; value: string }
export type IcsComponent = { name: string; properties: IcsProperty[]; children: IcsComponent[] }

const octets = (text: string) => new TextEncoder().encode(text).length

/** Parses a file strictly: wrong line breaks, lines over 75 octets and unbalanced components throw. */
export function parseIcs(file: string): IcsComponent {
  if (!file.endsWith('\r\n')) throw new Error('the last line is not ended')
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line does not end with CRLF')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) if (octets(line) > 75) throw new Error(`${octets(line)} octets: ${line}`)
  const logical: string[] = []
  for (const line of physical) {
    if (/^[ \t]/.test(line)) logical.push(logical.pop() + line.slice(1))
    else logical.push(line)
  }
  const stack: IcsComponent[] = []
  let root: IcsComponent | undefined
  for (const line of logical) {
    const property = parseLine(line)
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], children: [] }
      stack.at(-1)?.children.push(component)
      stack.push(component)
      root ??= component
    } else if (property.name === 'END') {
      if (stack.pop()?.name !== property.value) throw new Error(`END:${property.value} is not open`)
    } else {
      const open = stack.at(-1)
      if (!open) throw new Error(`${property.name} stands outside`)
      open.properties.push(property)
    }
  }
  if (!root || stack.length > 0) throw new Error('a component is not closed')
  return root
}

function parseLine(line: string): IcsProperty {
  let quoted = false
  let colon = -1
  for (let at = 0; at < line.length && colon < 0; at += 1) {
    if (line[at] === '"') quoted = !quoted
    else if (line[at] === ':' && !quoted) colon = at
  }
  if (colon < 0) throw new Error(`no value: ${line}`)
  const [name = '', ...params] = line.slice(0, colon).match(/(?:[^;"]|"[^"]*")+/g) ?? []
  if (!/^[A-Z-]+$/.test(name)) throw new Error(`not a name: ${name}`)
  const pairs = params.map((param) => {
    const equals = param.indexOf('=')
    return [param.slice(0, equals), param.slice(equals + 1).replace(/^"|"$/g, '')] as const
  })
  return { name, params: Object.fromEntries(pairs), value: line.slice(colon + 1) }
}

/** The value of a TEXT property. An unescaped comma or semicolon would start another value. */
export function textOf(value: string): string {
  let text = ''
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at)
    if (character === ',' || character === ';') throw new Error(`unescaped ${character}`)
    if (character !== '\\') text += character
    else {
      at += 1
      const next = value.charAt(at)
      if (next === 'n' || next === 'N') text += '\n'
      else if (next === '\\' || next === ',' || next === ';') text += next
      else throw new Error(`unknown escape \\${next}`)
    }
  }
  return text
}

/** The only property with a name; throws if there is none or more than one. */
export function only({ properties }: IcsComponent, name: string): IcsProperty {
  const found = properties.filter((property) => property.name === name)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${name} stands ${found.length} times`)
  return first
}

export const has = ({ properties }: IcsComponent, name: string): boolean => properties.some((one) => one.name === name)
