import ts from 'typescript'

/** A call as declared in a domain file. */
export type DeclaredCall = {
  endpoint: string
  /** The function that declares it: `read`, `write`, … */
  word: string
  route: string
  file: string
  domain: string
  texts: string[]
  silent: boolean
}

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '')

/** All texts in a piece of code, template placeholders as `{}`. */
function textsIn(node: ts.Node): string[] {
  // Strings in comparisons and imports are not shown to users.
  if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return []
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [
      node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join(''),
      ...node.templateSpans.flatMap(({ expression }) => textsIn(expression)),
    ]
  const found: string[] = []
  node.forEachChild((child) => {
    found.push(...textsIn(child))
  })
  return found
}

/** Parses the declarations of one file of src/api. */
export function declaredCalls(file: string, source: string): DeclaredCall[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const domain = /injectCalls\(\s*'(\w+)'/.exec(source)?.[1] ?? ''
  const found: DeclaredCall[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
      const { expression, arguments: given } = node.initializer
      const [route, options] = given
      const word = expression.getText()
      if (/^(read|compute|write)$/.test(word) && route && ts.isStringLiteral(route))
        found.push({ endpoint: nameOf(node.name), word, route: route.text, file, domain, ...optionsOf(options) })
    }
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}

function optionsOf(options: ts.Node | undefined): { texts: string[]; silent: boolean } {
  if (!options || !ts.isObjectLiteralExpression(options)) return { texts: [], silent: false }
  const named = (name: string) => options.properties.find((one) => one.name && nameOf(one.name) === name)
  const said = ['successToast', 'errorToast'].map(named).filter((one) => one !== undefined)
  const inBackground = options.properties.some(
    (one) => ts.isSpreadAssignment(one) && /inBackground/.test(one.getText()),
  )
  return { texts: said.flatMap(textsIn), silent: inBackground || named('silent') !== undefined }
}
