import { expect, test } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { handlers } from '@mocks/handlers'
import { declaredCalls } from '@tests/declaredCalls'
import { sources } from '@tests/sources'
import { specScreenTexts, specTexts } from './specTexts'

const apiFiles = sources('src/api', /^src\/api\/(?!client\/).*\.ts$/)
const appFiles = sources('src', /^src\/(?!contract\/).*\.(tsx?|json)$/)

const declared = [...apiFiles].flatMap(([file, source]) => declaredCalls(file, source))
const ids = Object.keys(operations) as OperationId[]
const everything = [...appFiles.values()].join('\n')

test('every operation of the contract is declared once in src/api', () => {
  const count = new Map<string, number>()
  for (const { route } of declared) count.set(route, (count.get(route) ?? 0) + 1)
  const times = (id: OperationId) => count.get(`${operations[id].method} ${operations[id].path}`) ?? 0
  expect(ids.filter((id) => times(id) !== 1)).toEqual([])
})

test('a call has the name of its operation and is in its domain', () => {
  const wrong = declared.filter(({ endpoint, route, domain }) => {
    const operation = operations[endpoint as OperationId] as (typeof operations)[OperationId] | undefined
    return !operation || `${operation.method} ${operation.path}` !== route || operation.domain !== domain
  })
  expect(wrong.map(({ endpoint, file }) => `${file}: ${endpoint}`)).toEqual([])
})

test('what only computes is a POST that the contract allows to be repeated', () => {
  const computing = declared.filter(({ word }) => word === 'compute').map(({ endpoint }) => endpoint as OperationId)
  expect(computing).toContain('calculateCart')
  expect(computing.filter((id) => operations[id].method !== 'POST' || operations[id].retry !== 'safe')).toEqual([])
})

test('the mocks handle every operation, and nothing else', () => {
  const answered = new Set(Object.keys(handlers))
  expect(ids.filter((id) => !answered.has(id))).toEqual([])
  expect([...answered].filter((id) => !(id in operations))).toEqual([])
})

test('texts that the specification fixes for a call are declared with it', () => {
  const missing = Object.entries(specTexts).flatMap(([id, texts]) => texts.map((text) => [id, text] as const))
  // Texts of the cart and the checkout are in functions next to the declaration.
  expect(
    missing.filter(([, text]) => !everything.includes(text) && !everything.includes(text.replaceAll("'", "\\'"))),
  ).toEqual([])
  const elsewhere = missing.filter(([id, text]) => {
    const call = declared.find(({ endpoint }) => endpoint === id)
    return call && call.texts.length > 0 && !call.texts.some((one) => one.includes(text)) && !sharedBy(id)
  })
  expect(elsewhere).toEqual([])
})

const sharedBy = (id: string) => /^(saveCart|checkout|login|joinMailingList|activateAccount)/.test(id)

test('the fixed texts of screens appear in the app verbatim', () => {
  const plain = everything.replaceAll('&amp;', '&').replaceAll('{"\'"}', "'").replace(/\s+/g, ' ')
  expect(specScreenTexts.filter((text) => !plain.includes(text))).toEqual([])
})
