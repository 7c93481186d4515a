import { expect, it } from 'vitest'
import { earlyReads } from '@/app/earlyReads'
import { premiumVariants } from '@/domain/membership/premium'

it('the price of a plan is requested early for every plan that has one', () => {
  const words = earlyReads['/account']?.flatMap(
    (read) => /membershipTier\/\{tier of [^:]*: (.*)\}/.exec(read)?.[1] ?? [],
  )
  expect(words?.map((all) => all.split('|'))).toEqual([Object.keys(premiumVariants)])
})
