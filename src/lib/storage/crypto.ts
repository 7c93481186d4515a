import AES from 'crypto-js/aes'
import Base64url from 'crypto-js/enc-base64url'
import Utf8 from 'crypto-js/enc-utf8'
import HmacSHA256 from 'crypto-js/hmac-sha256'
import Words from 'crypto-js/lib-typedarrays'
import SHA256 from 'crypto-js/sha256'

type Bytes = ReturnType<typeof SHA256>
type Cipher = Parameters<typeof AES.decrypt>[0]
type Keys = { encryption: Bytes; authentication: Bytes }

const ivBytes = 16
const macBytes = 32
const blockBytes = 16

// Plain HMACs without key stretching: the secret ships in the bundle, so it is not worth guessing.
let known: { secret: string; keys: Keys } | undefined
function keysOf(secret: string): Keys {
  if (known?.secret !== secret) {
    const key = (purpose: string) => HmacSHA256(purpose, secret)
    known = { secret, keys: { encryption: key('user-cookie encryption'), authentication: key('user-cookie mac') } }
  }
  return known.keys
}

const macOf = (iv: Bytes, text: Bytes, bound: string, key: Bytes) =>
  HmacSHA256(iv.clone().concat(text).concat(SHA256(bound)), key)

/**
 * Encrypts a text (AES-CBC, random IV), then authenticates it together with its context (HMAC-SHA256).
 * Obfuscation, not protection: the secret is in the bundle.
 * @param bound the context of the text (the session's token): it can only be decrypted with the same one
 * @returns IV, text and MAC in base64url
 */
export function encrypt(text: string, bound: string, secret: string): string {
  const keys = keysOf(secret)
  const iv = Words.random(ivBytes)
  const sealed = AES.encrypt(text, keys.encryption, { iv }).ciphertext
  return Base64url.stringify(
    iv
      .clone()
      .concat(sealed)
      .concat(macOf(iv, sealed, bound, keys.authentication)),
  )
}

/**
 * Decrypts a result of `encrypt`. Never throws.
 * @returns undefined for anything else: a flipped bit, another session's text, another secret, garbage
 */
export function decrypt(sealed: string, bound: string, secret: string): string | undefined {
  try {
    if (!/^[\w-]{64,4096}$/.test(sealed)) return undefined
    const bytes = Base64url.parse(sealed)
    // The last character has spare bits: only the spelling that `encrypt` writes is accepted.
    if (Base64url.stringify(bytes) !== sealed) return undefined
    const textBytes = bytes.sigBytes - ivBytes - macBytes
    if (textBytes < blockBytes || textBytes % blockBytes !== 0) return undefined
    const iv = cut(bytes, 0, ivBytes)
    const text = cut(bytes, ivBytes, textBytes)
    const keys = keysOf(secret)
    if (!same(macOf(iv, text, bound, keys.authentication), cut(bytes, ivBytes + textBytes, macBytes))) return undefined
    return AES.decrypt({ ciphertext: text } as Cipher, keys.encryption, { iv }).toString(Utf8)
  } catch {
    return undefined
  }
}

/** All slices fall on word boundaries of four bytes. */
const cut = (bytes: Bytes, from: number, length: number) =>
  Words.create(bytes.words.slice(from / 4, (from + length) / 4), length)

/** Compares in constant time, so that timing does not reveal the first difference. */
const same = (one: Bytes, other: Bytes) =>
  one.words.length === other.words.length &&
  one.words.reduce((difference, word, index) => difference | (word ^ (other.words[index] ?? 0)), 0) === 0
