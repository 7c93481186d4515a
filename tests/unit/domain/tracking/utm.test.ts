import { describe, expect, it } from 'vitest'
import { readUtm, utmDefaults } from '@/domain/tracking/utm'

describe('UTM values (R-UTM-01, R-UTM-02)', () => {
  it('default to direct, none, direct', () => {
    expect(readUtm('')).toEqual({ source: 'direct', medium: 'none', campaign: 'direct' })
    expect(readUtm('?r=abc')).toEqual(utmDefaults)
  })
  it('come from the URL, completed with the defaults', () => {
    expect(readUtm('?utm_source=newsletter&utm_medium=email&utm_campaign=launch-week')).toEqual({
      source: 'newsletter',
      medium: 'email',
      campaign: 'launch-week',
    })
    expect(readUtm('?utm_source=newsletter')).toEqual({ source: 'newsletter', medium: 'none', campaign: 'direct' })
  })
  it('persist for the session until a URL brings new ones', () => {
    const kept = { source: 'newsletter', medium: 'email', campaign: 'launch-week' }
    expect(readUtm('?page=2', kept)).toEqual(kept)
    expect(readUtm('?utm_campaign=black-friday', kept)).toEqual({ ...utmDefaults, campaign: 'black-friday' })
  })
  it.each([[null], ['text'], [[]], [{ source: 7, medium: {}, campaign: '' }]])('survive %o in the storage', (kept) => {
    expect(readUtm('', kept)).toEqual(utmDefaults)
  })
  it('are short, plain and never an email address', () => {
    const read = readUtm(`?utm_source=${'x'.repeat(500)}&utm_medium=%3Cb%3Ea%0Ab&utm_campaign=jo%40example.com`)
    expect(read.source).toHaveLength(100)
    expect(read.medium).toBe('bab')
    expect(read.campaign).toBe('direct')
  })
})
