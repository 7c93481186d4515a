import ts from 'typescript'
import { expect, it } from 'vitest'
import { sources } from '@tests/sources'

type Said = { label: string; tone: string; file: string }

const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined)

/** The value of a string property of an object. */
const textOf = (object: ts.ObjectLiteralExpression, name: string) =>
  literal(
    object.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && ts.isIdentifier(one.name) && one.name.text === name ? [one.initializer] : [],
    )[0],
  )

/** The rows of a table of statuses; kinds, none of which has a tone, are not statuses. */
function tableOf(node: ts.ObjectLiteralExpression): { label: string; tone: string | undefined }[] {
  const rows = node.properties.flatMap((one) => {
    const value = ts.isPropertyAssignment(one) ? one.initializer : undefined
    const label = value && ts.isObjectLiteralExpression(value) ? textOf(value, 'label') : undefined
    return value && ts.isObjectLiteralExpression(value) && label ? [{ label, tone: textOf(value, 'tone') }] : []
  })
  return rows.some(({ tone }) => tone) ? rows : []
}

/** The words of the badges in a file, with their colours. */
function badgesIn(file: string, code: string): Said[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Said[] = []
  const add = (label: string, tone = 'secondary') => found.push({ label, tone, file })
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) for (const { label, tone } of tableOf(node)) add(label, tone)
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === 'StatusBadge') {
      const tone = node.openingElement.attributes.properties
        .filter((one) => ts.isJsxAttribute(one))
        .find(({ name }) => name.getText(source) === 'tone')
      const fixed = literal(tone?.initializer)
      const [text] = node.children
      if ((!tone || fixed) && text && ts.isJsxText(text)) add(text.text.trim(), fixed)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('gives a status word one colour on all screens', () => {
  const badges = [...sources('src', /\.tsx?$/)]
    .filter(([file, code]) => /tone|StatusBadge/.test(code) && !file.includes('component-docs'))
    .flatMap(([file, code]) => badgesIn(file, code))
  expect(badges.length).toBeGreaterThan(70)
  const conflicts = badges.filter(({ label, tone }) => badges.some((one) => one.label === label && one.tone !== tone))
  expect(conflicts).toEqual([])
})
