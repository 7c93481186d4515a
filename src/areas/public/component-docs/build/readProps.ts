import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import type { DocumentedComponent, DocumentedProp } from 'virtual:component-props'

type Source = {
  path: string
  file: ts.SourceFile
  types: Map<string, ts.TypeNode | ts.InterfaceDeclaration>
  imports: Map<string, string>
}

/** Reads the props of every component of some files: types, optionality, comments. */
export function readProps(root: string, files: readonly string[]): Record<string, DocumentedComponent> {
  const sources = new Map<string, Source | undefined>()
  const load = (path: string) => {
    if (!sources.has(path)) sources.set(path, existsSync(path) ? parse(path, root) : undefined)
    return sources.get(path)
  }
  const found: Record<string, DocumentedComponent> = {}
  for (const path of files) {
    const source = load(path)
    source?.file.forEachChild((node) => {
      if (!ts.isFunctionDeclaration(node) || !node.name || !/^[A-Z]/.test(node.name.text)) return
      if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return
      const place = relative(join(root, 'src'), dirname(path)).replaceAll('\\', '/')
      found[`${place}/${node.name.text}`] = describe(node, source, load)
    })
  }
  return found
}

function parse(path: string, root: string): Source {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const types: Source['types'] = new Map()
  const imports: Source['imports'] = new Map()
  file.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) types.set(node.name.text, node.type)
    if (ts.isInterfaceDeclaration(node)) types.set(node.name.text, node)
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return
    const from = pathOf(node.moduleSpecifier.text, path, root)
    const names = node.importClause?.namedBindings
    if (from && names && ts.isNamedImports(names)) for (const { name } of names.elements) imports.set(name.text, from)
  })
  return { path, file, types, imports }
}

function pathOf(specifier: string, from: string, root: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? join(root, 'src', specifier.slice(2))
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : undefined
  return base && [`${base}.tsx`, `${base}.ts`].find((path) => existsSync(path))
}

type Load = (path: string) => Source | undefined
type Members = { props: DocumentedProp[]; and: string[] }

const oneLine = (node: ts.Node) => node.getText().replace(/\s+/g, ' ').replace(/^\| /, '')

function saysOf(node: ts.Node): string | undefined {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? undefined : text
}

function describe(node: ts.FunctionDeclaration, source: Source, load: Load): DocumentedComponent {
  const says = saysOf(node)
  const [parameter] = node.parameters
  const { props, and } = parameter?.type ? membersOf(parameter.type, source, load) : { props: [], and: [] }
  const fallbacks = fallbacksOf(node)
  return {
    ...(says ? { says } : {}),
    props: props.map((prop) => {
      const fallback = fallbacks.get(prop.name)
      return fallback === undefined ? prop : { ...prop, fallback }
    }),
    and,
  }
}

/** Default values, from the destructuring of the props. */
function fallbacksOf(node: ts.FunctionDeclaration): Map<string, string> {
  const found = new Map<string, string>()
  const take = (pattern: ts.BindingName | undefined) => {
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer && initializer.getText().length < 40)
        found.set((propertyName ?? name).getText(), oneLine(initializer))
  }
  take(node.parameters[0]?.name)
  for (const statement of node.body?.statements ?? [])
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer?.getText() === 'props') take(name)
  return found
}

const none: Members = { props: [], and: [] }
const join2 = (one: Members, other: Members): Members => ({
  props: [...one.props, ...other.props.filter(({ name }) => !one.props.some((prop) => prop.name === name))],
  and: [...new Set([...one.and, ...other.and])],
})

/** Unions: a prop that only one variant requires is optional in the others. */
function inOneOf(kinds: Members[]): Members {
  const { props, and } = kinds.reduce(join2, none)
  const inAll = (name: string) => kinds.every((kind) => kind.props.some((prop) => prop.name === name))
  return { props: props.map((prop) => (inAll(prop.name) ? prop : { ...prop, optional: true })), and }
}

function membersOf(type: ts.TypeNode | ts.InterfaceDeclaration, source: Source, load: Load): Members {
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type))
    return { props: type.members.flatMap((member) => propOf(member, source)), and: [] }
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, source, load)
  if (ts.isIntersectionTypeNode(type)) return type.types.map((one) => membersOf(one, source, load)).reduce(join2, none)
  if (ts.isUnionTypeNode(type)) return inOneOf(type.types.map((one) => membersOf(one, source, load)))
  if (!ts.isTypeReferenceNode(type)) return { props: [], and: [oneLine(type)] }
  const name = type.typeName.getText()
  const here = source.types.get(name)
  if (here) return membersOf(here, source, load)
  const from = source.imports.get(name)
  const there = from ? load(from) : undefined
  const known = there?.types.get(name)
  return there && known ? membersOf(known, there, load) : { props: [], and: [oneLine(type)] }
}

const longest = 160

/** Inlines short types of the same file: `'light' | 'dark'` says more than `Mode`. */
function spelled(type: ts.TypeNode, source: Source): string {
  const known =
    ts.isTypeReferenceNode(type) && !type.typeArguments ? source.types.get(type.typeName.getText()) : undefined
  const text = known && !ts.isInterfaceDeclaration(known) ? oneLine(known) : undefined
  return text !== undefined && text.length <= longest ? text : oneLine(type)
}

function propOf(member: ts.TypeElement, source: Source): DocumentedProp[] {
  if (!(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return []
  // `to?: undefined` only distinguishes two variants.
  if (member.type?.kind === ts.SyntaxKind.UndefinedKeyword) return []
  const says = saysOf(member)
  const type = member.type ? spelled(member.type, source) : 'unknown'
  return [
    {
      name: member.name.getText(),
      type: type.replace(/ \| undefined$/, ''),
      optional: member.questionToken !== undefined,
      ...(says ? { says } : {}),
    },
  ]
}
