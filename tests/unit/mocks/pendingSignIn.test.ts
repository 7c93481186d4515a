import { expect, it } from 'vitest'
import { pendingSignIn } from '@mocks/pendingSignIn'

it('a persona that the URL named is signed in by the next page, if the first one was left too early', () => {
  expect(pendingSignIn.read()).toEqual({})
  pendingSignIn.begin('owner')
  expect(pendingSignIn.read()).toEqual({ as: 'owner' })
  pendingSignIn.end()
  expect(pendingSignIn.read()).toEqual({})
})

it('what is stored there and is no persona counts as nothing', () => {
  pendingSignIn.begin(null)
  expect(pendingSignIn.read()).toEqual({})
  pendingSignIn.begin('nobody')
  expect(pendingSignIn.read()).toEqual({})
})
