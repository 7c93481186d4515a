import { describe, expect, it } from 'vitest'
import { readTextFile } from '@/lib/files/textFile'

const text = 'Name,Email\r\nJosé Núñez,jose@k.test\r\n'
const wide = (given: string, little: boolean) =>
  Uint8Array.from([...given].flatMap((letter) => (little ? [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8] : [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]))) // prettier-ignore
const latin = (given: string) => Uint8Array.from([...given].map((letter) => letter.charCodeAt(0)))
const file = (...parts: BlobPart[]) => new Blob(parts)
const plain = (read: { text: string }) => read.text.replace('\ufeff', '')

describe('a text file is read as spreadsheets save it', () => {
  it.each([
    ['UTF-8', file(text), false],
    ['UTF-8 with its mark', file('\ufeff', text), false],
    ['Windows-1252, as plain CSV of Excel', file(latin(text)), true],
    ['UTF-16 little endian with its mark, as Unicode text of Excel', file(wide(`\ufeff${text}`, true)), false],
    ['UTF-16 big endian with its mark', file(wide(`\ufeff${text}`, false)), false],
    ['UTF-16 little endian', file(wide(text, true)), false],
    ['UTF-16 big endian', file(wide(text, false)), false],
  ])('%s', async (_what, given, guessed) => {
    const read = await readTextFile(given)
    expect({ text: plain(read), guessed: read.guessed }).toEqual({ text, guessed })
  })

  it('reads nothing as nothing', async () => expect((await readTextFile(file())).text).toBe(''))

  it.each([
    ['a workbook', file(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 0, 0xe9, 0, 0])), /save the list as “CSV UTF-8”/],
    ['a picture', file(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0, 0])), /isn’t a text file/],
    ['letters lost earlier', file('Jos\ufffd,jose@k.test'), /Some letters in this file are lost/],
    ['half a letter in UTF-16', file(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0, 0xd8])), /letters in this file are lost/],
  ])('refuses %s, and says what to do', async (_what, given, message) => {
    await expect(readTextFile(given)).rejects.toThrow(message)
  }) // prettier-ignore
})
