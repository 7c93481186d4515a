import { describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { decrypt, encrypt } from '@/lib/storage/crypto'
import { decryptUser, userFields, encryptUser } from '@/store/session/userCookie'

const secret = 'unit-tests-cookie-key'
const user = {
  userId: 'u-member',
  email: 'member@doers.test',
  firstName: 'Mei',
  lastName: 'Tan',
  isAdmin: false,
  isPremiumMember: true,
  mustAgreeToPrivacyPolicy: false,
  mustAgreeToTermsOfUse: true,
}

describe('encryption', () => {
  it('decrypts what it encrypted, only with the same session and secret', () => {
    const sealed = encrypt('Zażółć 張偉', 'token-a', secret)
    expect(decrypt(sealed, 'token-a', secret)).toBe('Zażółć 張偉')
    expect(decrypt(sealed, 'token-b', secret)).toBeUndefined()
    expect(decrypt(sealed, 'token-a', `${secret}x`)).toBeUndefined()
  })

  it('gives a different text each time', () => {
    expect(encrypt('same', 'token', secret)).not.toBe(encrypt('same', 'token', secret))
  })

  it('rejects every flipped bit', () => {
    const sealed = encrypt(JSON.stringify(user), 'token', secret)
    for (let at = 0; at < sealed.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const letter = String.fromCharCode(sealed.charCodeAt(at) ^ (1 << bit))
        expect(decrypt(sealed.slice(0, at) + letter + sealed.slice(at + 1), 'token', secret)).toBeUndefined()
      }
  })

  it('rejects garbage without throwing', () => {
    for (const garbage of [
      '',
      'x',
      'A'.repeat(64),
      'A'.repeat(5000),
      '{}',
      '%00',
      'é'.repeat(80),
      `${encrypt('a', 't', secret)}=`,
    ])
      expect(decrypt(garbage, 't', secret)).toBeUndefined()
  })
})

describe('the user cookie', () => {
  it('contains the listed fields and nothing else', () => {
    const profile = {
      ...user,
      personalIdNumber: 'S1234567D',
      stripeCustomerId: 'cus_1',
      phone: '91234567',
      dob: '1990-01-01',
    }
    expect(userFields(profile)).toEqual(user)
    expect(decryptUser(encryptUser(profile, 'token'), 'token')).toEqual(user)
  })

  it('stays under 1 KB with the longest names and email addresses', () => {
    const long = {
      ...user,
      firstName: '張'.repeat(200),
      lastName: 'ஆ'.repeat(200),
      email: `${'x'.repeat(240)}@doers.test`,
    }
    const sealed = encryptUser(long, 'token')
    expect(sealed.length).toBeLessThanOrEqual(1024)
    expect(decryptUser(sealed, 'token')).toMatchObject({ userId: 'u-member', isAdmin: false })
  })

  it('counts as missing if its content is not a user', () => {
    for (const content of [
      'null',
      '[]',
      '{}',
      '{"userId":""}',
      '{"userId":7}',
      '{"userId":"u","isAdmin":"yes"}',
      'not json',
    ])
      expect(decryptUser(encrypt(content, 'token', env.cookieKey), 'token')).toBeUndefined()
  })
})
