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

// Plain HMACs and no slow stretching: the secret ships in the bundle, so nobody need guess it.
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
 * Encrypts a text (AES-CBC, random IV), then authenticates it with what it is bound to (HMAC-SHA256).
 * Obfuscation, not protection: the secret is in the bundle.
 * @param bound what the text belongs to (the session's token): it opens with the same only
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
 * Opens what `seal` made. Never throws.
 * @returns undefined for anything else: a flipped bit, another session's text, another secret, garbage
 */
export function decrypt(sealed: string, bound: string, secret: string): string | undefined {
  try {
    if (!/^[\w-]{64,4096}$/.test(sealed)) return undefined
    const bytes = Base64url.parse(sealed)
    // The last letter has spare bits: only the one spelling that `seal` writes is taken.
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

/** All cuts fall on words of four bytes. */
const cut = (bytes: Bytes, from: number, length: number) =>
  Words.create(bytes.words.slice(from / 4, (from + length) / 4), length)

/** Compares without telling by its duration where the first difference is. */
const same = (one: Bytes, other: Bytes) =>
  one.words.length === other.words.length &&
  one.words.reduce((difference, word, index) => difference | (word ^ (other.words[index] ?? 0)), 0) === 0
