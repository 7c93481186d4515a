import { describe, expect, it } from 'vitest'
import { mediaFields, mediaInput, whyNotUploaded } from '@/domain/community/mediaEntry'
import { contentTypeOf, toBase64 } from '@/lib/files/fileContent'

const media = {
  mediaId: 'm',
  type: 'masterclass',
  title: 'Pricing',
  durationSeconds: 3130,
  tags: ['a', 'b'],
  publishedAt: '2026-01-01T00:00:00Z',
  published: true,
}

describe('an entry of the media library', () => {
  it('is sent whole, with its seconds and its day of publication unless they were changed', () => {
    const fields = mediaFields(media)
    expect(fields).toMatchObject({ minutes: 52, tags: 'a, b' })
    expect(mediaInput(fields, media)).toMatchObject({
      durationSeconds: 3130,
      tags: ['a', 'b'],
      publishedAt: media.publishedAt,
    })
    expect(mediaInput({ ...fields, minutes: 50, tags: ' a,,a ', published: false }, media)).toMatchObject({
      durationSeconds: 3000,
      tags: ['a'],
      published: false,
    })
    expect(mediaInput({ ...fields, minutes: '' }, media).durationSeconds).toBeNull()
    expect(mediaInput(mediaFields())).not.toHaveProperty('uid')
  })

  it('takes pictures and PDFs up to a size, by their content', async () => {
    const pdf = new File(['%PDF-1.7'], 'a.png')
    expect(await contentTypeOf(pdf)).toBe('application/pdf')
    expect(await contentTypeOf(new File(['<svg>'], 'a.png'))).toBeUndefined()
    expect(await contentTypeOf(new File(['\ufeff\n%PDF-1.4'], 'a'))).toBe('application/pdf')
    expect(await contentTypeOf(new File([' '.repeat(2000), '%PDF-1.4'], 'a'))).toBeUndefined()
    expect(await toBase64(new File(['Hello'], 'a'))).toBe('SGVsbG8=')
    expect(whyNotUploaded(10, undefined)).toMatch(/^Please choose a JPEG/)
    expect(whyNotUploaded(0, undefined)).toMatch(/^This file is empty/)
    expect(whyNotUploaded(10, 'image/heic')).toMatch(/save it as a JPEG/)
    expect(whyNotUploaded(10_000_001, 'image/png')).toMatch(/at most 10 MB/)
    expect(whyNotUploaded(10_000_000, 'image/png')).toBeUndefined()
  })
})
