import ts from 'typescript'

/** A text that people may read, with the line on which it begins. */
export type ShownText = { line: number; text: string }

/** Texts with a space or a capital at the start are sentences or labels; others are keys, classes or addresses. */
const isShown = (text: string) => /[\p{L}].*\s|^\s*\p{Lu}/u.test(text)

/** The JSX texts, strings and templates of a file that people may read; `{}` where a template has a value. */
export function shownTexts(file: string, code: string): ShownText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind)
  const found: ShownText[] = []
  const textOf = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text
    if (!ts.isTemplateExpression(node)) return ''
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.name.text === 'className') return
    const text = textOf(node).trim().replace(/\s+/g, ' ')
    if (text && (ts.isJsxText(node) || isShown(text)))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getEnd()).line + 1, text })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The same of a content file: every string in it, without the markup of articles. */
export function contentTexts(json: string): ShownText[] {
  const found: ShownText[] = []
  for (const [index, line] of json.split('\n').entries())
    for (const [, text = ''] of line.matchAll(/: "(.*)",?$/g))
      found.push({ line: index + 1, text: text.replace(/<[^>]*>/g, ' ') })
  return found
}
