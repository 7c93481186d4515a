import { describe, expect, it, vi } from 'vitest'
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

  it('Mac Roman, as plain CSV of Excel for Mac', async () => {
    const mac = latin('Name,Email\rJos\u008e N\u009c\u0096ez,jose@k.test\r')
    expect((await readTextFile(file(mac))).text).toBe('Name,Email\rJosé Núñez,jose@k.test\r')
  })

  it.each([
    ['zh-CN', [0xb3, 0xc2], '陈'],
    ['zh-TW', [0xb3, 0xaf], '陳'],
    ['ja', [0x93, 0x63], '田'],
    ['ko-KR', [0xb1, 0xe8], '김'],
    ['ru-RU', [0xc0, 0xe4, 0xe0], 'Ада'],
    ['pl', [0xa3, 0xea], 'Łę'],
    ['tr-TR', [0xdd, 0xfe], 'İş'],
    ['th', [0xa1, 0xd2], 'กา'],
    ['en-SG', [0xe9, 0xf1], 'éñ'],
    // Not text of the browser's language.
    ['zh-CN', [0x4a, 0x6f, 0x73, 0xe9, 0x2c], 'José,'],
  ])('the encoding of %s, as plain CSV of Excel', async (language, bytes, text) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    expect(await readTextFile(file(Uint8Array.from(bytes)))).toEqual({ text, guessed: true })
  })

  it('reads nothing as nothing', async () => expect((await readTextFile(file())).text).toBe(''))

  it.each([
    ['a workbook', file(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 0, 0xe9, 0, 0])), /save the list as “CSV UTF-8”/],
    ['a list with a stray zero', file('Ada Tan,ada@x.sg\nBen\0Ong,ben@x.sg\n'), /isn’t plain text/],
    ['a picture', file(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0, 0])), /isn’t plain text/],
    ...['%PDF-1.7\n', '{\\rtf1\\ansi Ada', '\ufeff\n<table><tr>', '<!DOCTYPE html>', '<?xml version="1.0"?>'].map((start): [string, Blob, RegExp] => [start, file(start), /isn’t plain text/]),
    ['letters lost earlier', file('Jos\ufffd,jose@k.test'), /Some letters in this file are lost/],
    ['UTF-8 with a damaged byte', file('José Núñez', Uint8Array.from([0xe9]), ',jose@k.test'), /Some letters in this file are lost/],
    ['half a letter in UTF-16', file(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0, 0xd8])), /letters in this file are lost/],
  ])('refuses %s, and says what to do', async (_what, given, message) => {
    await expect(readTextFile(given)).rejects.toThrow(message)
  }) // prettier-ignore
})
