import { describe, expect, it, vi } from 'vitest'
import { needsAnalysis, passwordStrength, type PasswordScore } from '@/domain/account/passwordStrength'

const scoring = (score: PasswordScore) => vi.fn((_password: string, _hints: string[]) => ({ score }))

describe('password strength', () => {
  it.each([
    [0, 'Too weak'],
    [1, 'Too weak'],
    [2, 'Weak'],
    [3, 'Medium'],
    [4, 'Strong'],
  ] as const)('calls score %i %s (R-VAL-17)', (score, label) => {
    expect(passwordStrength('secret', [], scoring(score))).toEqual({ score, label })
  })

  it('shows nothing for an empty password (R-VAL-19)', () => {
    const analyse = scoring(2)
    expect(passwordStrength('', ['Doerscircle'], analyse)).toBeUndefined()
    expect(analyse).not.toHaveBeenCalled()
  })

  it('treats passwords over 100 characters as strong without analysis (R-VAL-18)', () => {
    const analyse = scoring(0)
    expect(passwordStrength('a'.repeat(101), [], analyse)).toEqual({ score: 4, label: 'Strong' })
    expect(analyse).not.toHaveBeenCalled()
    expect(passwordStrength('a'.repeat(100), [], analyse)).toEqual({ score: 0, label: 'Too weak' })
    expect(needsAnalysis('a'.repeat(100))).toBe(true)
    expect(needsAnalysis('a'.repeat(101))).toBe(false)
  })

  it('uses the product name and the user’s input as hints (R-VAL-16)', () => {
    const analyse = scoring(1)
    passwordStrength('x', ['Doerscircle', 'mei.lim@example.com', 'Mei Ling', ''], analyse)
    expect(analyse.mock.calls[0]?.[1]).toEqual(
      expect.arrayContaining(['doerscircle', 'mei.lim@example.com', 'mei', 'lim', 'ling', 'mei ling']),
    )
    expect(analyse.mock.calls[0]?.[1]).not.toContain('')
  })

  it('works with the real analysis', async () => {
    const { default: zxcvbn } = await import('zxcvbn')
    expect(passwordStrength('password1', [], zxcvbn)?.label).toBe('Too weak')
    expect(passwordStrength('violet-otter-rides-42', [], zxcvbn)?.label).toBe('Strong')
    const own = passwordStrength('doerscircle2026', ['Doerscircle'], zxcvbn)
    expect(own?.score).toBeLessThan(passwordStrength('doerscircle2026', [], zxcvbn)?.score ?? 0)
  })
})
