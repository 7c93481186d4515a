import ts from 'typescript'
import { expect, it } from 'vitest'
import { sources } from '@tests/sources'

const begins = (text: string) => /^[\p{L}\p{N}]/u.test(text)
const ends = (text: string) => /[\p{L}\p{N}]$/u.test(text)

/** The texts that an expression may render, as far as they are written in it. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [`${node.head.text}\0${node.templateSpans.at(-1)?.literal.text ?? ''}`]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return textsOf(node.right)
  return []
}

/** Where text and an expression on the next line touch: JSX drops the line break between them, and prettier adds no space. */
function touching(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const check = (one: ts.JsxChild, other: ts.JsxChild) => {
    const at = () => found.push(`${file}:${source.getLineAndCharacterOfPosition(other.getStart(source)).line + 1}`)
    if (ts.isJsxText(one) && ts.isJsxExpression(other) && other.expression)
      if (/\n\s*$/.test(one.text) && ends(one.text.trimEnd()) && textsOf(other.expression).some(begins)) at()
    if (ts.isJsxExpression(one) && one.expression && ts.isJsxText(other))
      if (/^\s*\n/.test(other.text) && begins(other.text.trimStart()) && textsOf(one.expression).some(ends)) at()
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const [index, child] of node.children.entries()) {
        const next = node.children[index + 1]
        if (next) check(child, next)
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('words on two lines of JSX have a space between them', () => {
  const files = [...sources('src', /\.tsx$/)]
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(([file, code]) => touching(file, code))).toEqual([])
})

it.each([
  ["<p>\n  is an estimate\n  {date ? `at the ${date} rate` : ''}; more\n</p>", 1],
  ["<p>\n  {many && 'seats'}\n  in use\n</p>", 1],
  ['<p>\n  is an estimate\n  {date && ` at the ${date} rate`}; more\n</p>', 0],
  ["<p>\n  one{' '}\n  {many ? 'seat' : 'seats'}\n</p>", 0],
])('finds what touches: %j', (code, count) => expect(touching('one.tsx', `const a = ${code}`)).toHaveLength(count))
