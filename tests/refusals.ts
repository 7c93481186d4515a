import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A refusal that the code of the mock server spells out. `code` is missing where it is computed. */
export type Refusal = { status: number; message?: string; code?: string }

type Unit = { file: string; node: ts.Node }

// What every call shares is not a handler's own: it is declared by the call's scope, body and parameters.
const shared = new Set(['mocks/http.ts', 'mocks/handleRequest.ts', 'mocks/configFlags.ts'])

const sources = () =>
  readdirSync('mocks', { recursive: true, encoding: 'utf8' })
    .map((file) => join('mocks', file))
    .filter((file) => file.endsWith('.ts') && !shared.has(file))

const textOf = (node: ts.Node | undefined) =>
  node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : undefined

/** Top-level declarations by `file#name`, handlers by `operation#name`, and what imported names stand for. */
function declarations(): { units: Map<string, Unit>; imported: Map<string, string> } {
  const units = new Map<string, Unit>()
  const imported = new Map<string, string>()
  for (const file of sources()) {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const statement of tree.statements) {
      if (ts.isImportDeclaration(statement)) readImport(file, statement, imported)
      if (ts.isFunctionDeclaration(statement) && statement.name)
        units.set(`${file}#${statement.name.text}`, { file, node: statement })
      if (!ts.isVariableStatement(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue
        const value = ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer
        if (/^mocks\/handlers\/(\w+\/)?\w+\.ts$/.test(file) && ts.isSatisfiesExpression(initializer))
          readHandlers(file, value, units)
        else units.set(`${file}#${name.text}`, { file, node: value })
      }
    }
  }
  return { units, imported }
}

function readImport(file: string, { moduleSpecifier, importClause }: ts.ImportDeclaration, into: Map<string, string>) {
  const from = textOf(moduleSpecifier) ?? ''
  const named = importClause?.namedBindings
  if (!from.startsWith('.') || !named || !ts.isNamedImports(named)) return
  for (const { name, propertyName } of named.elements)
    into.set(`${file}#${name.text}`, `${join(dirname(file), from)}.ts#${(propertyName ?? name).text}`)
}

function readHandlers(file: string, node: ts.Node, into: Map<string, Unit>) {
  if (!ts.isObjectLiteralExpression(node)) return
  for (const property of node.properties)
    if (property.name && ts.isIdentifier(property.name))
      into.set(`operation#${property.name.text}`, { file, node: property })
}

/** What a `reject` or a helper with a status of its own is called with. */
function refusalOf(call: ts.CallExpression): Refusal | undefined {
  const [status, ...rest] = call.arguments
  if (!status || !ts.isNumericLiteral(status) || !/^(reject|refuse)/.test(call.expression.getText())) return undefined
  const message = rest.map(textOf).findLast((text) => text !== undefined && /\s/.test(text))
  const more = rest.find((one): one is ts.ObjectLiteralExpression => ts.isObjectLiteralExpression(one))
  const code = more?.properties.find((one) => one.name?.getText() === 'code')
  const written = code && ts.isPropertyAssignment(code) ? textOf(code.initializer) : undefined
  return {
    status: Number(status.text),
    ...(message === undefined ? {} : { message }),
    ...(written === undefined ? {} : { code: written }),
  }
}

/** The refusals that each handler can reach, by operation: found in its code and in all code that it names. */
export function refusalsOfMocks(): Map<string, Refusal[]> {
  const { units, imported } = declarations()
  const own = new Map<string, { refusals: Refusal[]; names: string[] }>()
  for (const [key, { file, node }] of units) {
    const refusals: Refusal[] = []
    const names = new Set<string>()
    const visit = (at: ts.Node): void => {
      if (ts.isCallExpression(at)) refusals.push(...[refusalOf(at)].filter((one) => one !== undefined))
      if (ts.isIdentifier(at)) names.add(imported.get(`${file}#${at.text}`) ?? `${file}#${at.text}`)
      at.forEachChild(visit)
    }
    visit(node)
    own.set(key, { refusals, names: [...names].filter((name) => name !== key && units.has(name)) })
  }
  const reach = (key: string, seen: Set<string>): Refusal[] => {
    if (seen.has(key)) return []
    seen.add(key)
    const { refusals = [], names = [] } = own.get(key) ?? {}
    return [...refusals, ...names.flatMap((name) => reach(name, seen))]
  }
  const handlers = [...units.keys()].filter((key) => key.startsWith('operation#'))
  return new Map(handlers.map((key) => [key.slice('operation#'.length), reach(key, new Set())]))
}
