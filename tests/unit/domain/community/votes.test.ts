import { describe, expect, it } from 'vitest'
import { addVote, hasVoted, parseVotes, removeVote } from '@/domain/community/votes'

describe('the votes cookie (R-VOTE-01, R-VOTE-02)', () => {
  it('stores a vote and blocks the second', () => {
    const cookie = addVote(undefined, 'fd-1')
    expect(cookie).toBe('["fd-1"]')
    expect(hasVoted(cookie, 'fd-1')).toBe(true)
    expect(hasVoted(cookie, 'fd-2')).toBe(false)
    expect(addVote(cookie, 'fd-1')).toBe(cookie)
    expect(parseVotes(addVote(cookie, 'fd-2'))).toEqual(['fd-1', 'fd-2'])
  })

  it.each([[undefined], [''], ['not json'], ['{"fd-1":true}'], ['[1,null,{},["fd-1"]]'], ['[""]']])(
    'reads no votes from %s',
    (cookie) => {
      expect(parseVotes(cookie)).toEqual([])
      expect(addVote(cookie, 'fd-1')).toBe('["fd-1"]')
    },
  )

  it('never exceeds the size limit of browsers: drops the oldest votes', () => {
    let cookie: string | undefined
    for (let count = 0; count < 200; count += 1)
      cookie = addVote(cookie, `0b8f8f6e-5c0f-4c2a-9e57-${String(count).padStart(12, '0')}`)
    expect(encodeURIComponent(cookie ?? '').length).toBeLessThanOrEqual(3_900)
    expect(parseVotes(cookie).at(-1)).toMatch(/199$/)
    expect(parseVotes(cookie).length).toBeGreaterThan(60)
  })

  it.each(['a b', '"],["', 'Zoë/7?x=1', '{5}', 'x'.repeat(200)])(
    'remembers a vote whatever its id looks like: %s',
    (id) => {
      const cookie = addVote('["fd-1"]', id)
      expect(parseVotes(cookie)).toEqual(['fd-1', id])
      expect(hasVoted(cookie, id)).toBe(true)
      expect(parseVotes(removeVote(cookie, id))).toEqual(['fd-1'])
    },
  )
})
