import { afterEach, expect, it, vi } from 'vitest'
import { openPersisted } from '@mocks/settings/persist'
import { readPersisted } from '@mocks/settings/storage'
import { pendingSignIn } from '@mocks/pendingSignIn'

it('a persona that the URL named is signed in by the next page, if the first one was left too early', () => {
  expect(pendingSignIn.read()).toEqual({})
  pendingSignIn.begin('owner')
  expect(pendingSignIn.read()).toEqual({ as: 'owner' })
  pendingSignIn.end()
  expect(pendingSignIn.read()).toEqual({})
})

afterEach(() => vi.unstubAllGlobals())

it('a browser that blocks its storage starts as if nothing was stored', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked })
  vi.stubGlobal('localStorage', { getItem: blocked })
  const take = vi.fn()
  expect(pendingSignIn.read()).toEqual({})
  expect(() => readPersisted('anything', take)).not.toThrow()
  expect(openPersisted).not.toThrow()
  expect(take).not.toHaveBeenCalled()
})
