import { describe, expect, it } from 'vitest'
import { finishedPersonalization, isAnswered, readAnswers, signupSurveyOf, tagChange } from '@/domain/account/aboutYou'
import { resendSeconds, secondsLeft } from '@/domain/account/cooldown'
import { changesSince } from '@/domain/community/legalVersions'
import { isNotActivated, registration, type SignupValues } from '@/domain/account/signingUp'
import { htmlBlocks } from '@/lib/text/htmlBlocks'
import { textMark } from '@/lib/text/textMark'

describe('the cooldown before a mail is sent again', () => {
  it('counts down, and a clock that was set back locks no member out', () => {
    expect(secondsLeft(60_000, 0, resendSeconds)).toBe(60)
    expect(secondsLeft(60_000, 59_001, resendSeconds)).toBe(1)
    expect(secondsLeft(60_000, 60_000, resendSeconds)).toBe(0)
    expect(secondsLeft(60_000, 90_000, resendSeconds)).toBe(0)
    expect(secondsLeft(9_000_000, 0, resendSeconds)).toBe(0)
  })
  it('stores no address', () => {
    expect(textMark(' Mei@Doers.test ')).toBe(textMark('mei@doers.test'))
    expect(textMark('mei@doers.test')).not.toBe(textMark('mei@doers.tesu'))
    expect(textMark('mei@doers.test')).toMatch(/^[a-z0-9]{1,7}$/)
  })
})

describe('the survey', () => {
  it('reads only answers to its own questions', () => {
    expect(
      readAnswers({
        doerType: 'Founder',
        goals: ['Save costs'],
        industry: '',
        workFrom: ['Home'],
        done: true,
        isAdmin: true,
      }),
    ).toEqual({
      doerType: 'Founder',
      goals: ['Save costs'],
    })
    for (const nothing of [null, undefined, 'x', 7, []]) expect(readAnswers(nothing)).toEqual({})
    expect(isAnswered({ goals: [] }, 'goals')).toBe(false)
    expect(isAnswered({ goals: ['Save costs'] }, 'goals')).toBe(true)
  })
  it('stores the same answers in the sign-up survey and the tags', () => {
    const answers = {
      doerType: 'Founder',
      industry: 'Design',
      goals: ['Learn a skill'],
      solutionsAndBenefitsInterest: ['Legal'],
    }
    expect(signupSurveyOf(answers)).toEqual({
      doerType: 'Founder',
      industry: 'Design',
      heardFrom: null,
      reasons: ['Learn a skill'],
      interests: ['Legal'],
    })
    expect(finishedPersonalization(answers)).toEqual({ ...answers, done: true })
    expect(tagChange({ doerType: 'Student', industry: 'Design' }, answers, ['student', 'design', 'vip'])).toEqual({
      removeTags: ['student'],
      newTags: ['founder', 'legal'],
    })
  })
})

describe('registration', () => {
  const values: SignupValues = {
    firstName: ' Mei ', lastName: 'Tan', email: ' mei@example.com ', password: ' a b c d e ', country: 'sg', diallingCountry: 'my', phone: '',
  } // prettier-ignore
  it('sends the password unchanged, never isAdmin, and no empty phone number', () => {
    expect(registration(values, false)).toEqual({
      email: 'mei@example.com', password: ' a b c d e ', firstName: 'Mei', lastName: 'Tan', isAdmin: false, isPremiumInCart: false, country: 'sg',
    }) // prettier-ignore
  })
  it('sends a phone number with its dialling code', () => {
    expect(registration({ ...values, phone: ' 012-345 6789 ' }, true)).toMatchObject({
      phone: '12-345 6789',
      phoneDiallingCode: '+60',
      isPremiumInCart: true,
    })
    expect(
      registration({ ...values, phone: '12345', diallingCountry: 'xx', country: 'nowhere' }, true),
    ).not.toHaveProperty('phoneDiallingCode')
  })
  it.each([
    ['This account is not activated yet. Please open the link in your activation email', true],
    ['Please activate your account first', true],
    ['Incorrect email or password', false],
    ['This account has been disabled', false],
    [undefined, false],
  ])('%j means not activated: %s', (message, is) => expect(isNotActivated(message)).toBe(is))
})

describe('the changes of a legal text', () => {
  const text = (version: string, notes: string | null = `Notes ${version}`) => ({
    legalTextId: `tu-${version}`, version, versionNotes: notes, content: version, createdAt: `2026-0${version}-01T00:00:00Z`,
  }) // prettier-ignore
  const all = [text('2'), text('4'), text('1'), text('3', null)]
  it('are all since the accepted version', () => {
    const changes = changesSince(text('4'), all, '1')
    expect(changes.earlier?.version).toBe('1')
    expect(changes.notes.map(({ version }) => version)).toEqual(['4', '2'])
  })
  it('are the notes of the latest version if earlier ones are not readable or unknown', () => {
    expect(changesSince(text('4'), undefined, '1')).toEqual({ notes: [expect.objectContaining({ version: '4' })] })
    expect(changesSince(text('4'), all, '0').earlier).toBeUndefined()
  })
  it('are empty for users who have never accepted one', () => {
    expect(changesSince(text('4'), all, null)).toEqual({ notes: [] })
  })
})

// The sanitiser loses the very first heading in this environment, which is not a real browser.
it('the text of HTML is extracted block by block, without anything that is not text', () => {
  const html = '<i></i><p>First</p><h2>Terms</h2><p>Be <b>kind</b>.</p><ul><li>One</li><li><p>Two</p></li></ul><p> </p>'
  expect(htmlBlocks(html)).toEqual([
    { tag: 'text', text: 'First' },
    { tag: 'heading', text: 'Terms' },
    { tag: 'text', text: 'Be kind.' },
    { tag: 'point', text: 'One' },
    { tag: 'point', text: 'Two' },
  ])
  expect(htmlBlocks('Just words')).toEqual([{ tag: 'text', text: 'Just words' }])
  expect(htmlBlocks('')).toEqual([])
})
