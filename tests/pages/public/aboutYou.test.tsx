import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aboutQuestions } from '@/domain/account/aboutYou'
import { arrives, at, bodyOf, db, fail, goTo, renderAt, requestLog, sent, type Shown, toasts } from '@tests/page'

const press = async ({ user }: Shown, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const question = (name: string) => screen.findByRole('heading', { level: 2, name })
const userOf = (id: string) => db.users.find(({ userId }) => userId === id) as (typeof db.users)[0]
const scenario = 'personalisation-due'

async function answerAll(shown: Shown) {
  for (const [index, { question: text, options }] of aboutQuestions.entries()) {
    await question(text)
    const [choice = ''] = options
    const box = screen.getByLabelText(choice)
    if (!(box as HTMLInputElement).checked) await shown.user.click(box)
    await press(shown, index === aboutQuestions.length - 1 ? 'Finish' : 'Next')
  }
}

describe('/about-you', () => {
  it('asks one question at a time, saves all answers, and continues to the intended page', async () => {
    const shown = await renderAt('/account/notifications', { scenario })
    expect(at(shown)).toBe('/about-you')
    await answerAll(shown)
    await arrives(shown, '/user-profiling-done')
    const { personalization } = bodyOf('savePersonalization') as { personalization: Record<string, unknown> }
    expect(personalization).toMatchObject({
      done: true,
      doerType: 'Freelancer',
      goals: ['Find clients'],
      heardFrom: 'Friend',
    })
    await waitFor(() => expect(sent('updateUserTags')).toHaveLength(1))
    await waitFor(() => expect(sent('createSignupSurvey').length + sent('updateSignupSurvey').length).toBe(1))
    expect(toasts()).toEqual([])
    await press(shown, 'Continue')
    await arrives(shown, '/account/notifications')
  })

  it.each([
    ['continueToCart', '/cart'],
    ['continueToBilling', '/account/billing'],
  ])('with %s continues to %s', async (parameter, to) => {
    const shown = await renderAt(`/about-you?${parameter}=true`, { scenario })
    await press(shown, 'Skip the rest')
    await arrives(shown, to)
    expect(userOf('u-member').personalizationDone).toBe(true)
  })

  it('keeps all answers after Back, on the page or in the browser, and after a reload', async () => {
    Object.assign(userOf('u-member'), { doerType: null })
    const shown = await renderAt('/about-you?unfinishedSurvey=true', { scenario })
    const [first, second, third] = aboutQuestions
    await question(first?.question ?? '')
    await shown.user.click(screen.getByLabelText('Side hustler'))
    await press(shown, 'Next')
    const heading = await question(second?.question ?? '')
    await waitFor(() => expect(heading).toHaveFocus())
    await shown.user.click(screen.getByLabelText('35-44'))
    await press(shown, 'Next')
    await question(third?.question ?? '')
    await goTo(shown.router, -1)
    await question(second?.question ?? '')
    expect(screen.getByLabelText('35-44')).toBeChecked()
    await press(shown, 'Back')
    await question(first?.question ?? '')
    expect(screen.getByLabelText('Side hustler')).toBeChecked()
    shown.unmount()
    await renderAt('/about-you?unfinishedSurvey=true&q=ageGroup', { as: 'member' })
    await question(second?.question ?? '')
    expect(screen.getByLabelText('35-44')).toBeChecked()
    expect(shown.router.state.location.search).toContain('unfinishedSurvey=true')
  })

  it('keeps the answers and shows an error if they cannot be saved', async () => {
    fail('savePersonalization', '503')
    const shown = await renderAt('/about-you', { as: 'member' })
    await press(shown, 'Skip the rest')
    await waitFor(() => expect(toasts().join()).toContain('error: Your answers could not be saved'))
    expect(at(shown)).toBe('/about-you')
  })

  it('is silent if the sign-up survey or the tags cannot be saved', async () => {
    for (const call of ['createSignupSurvey', 'updateSignupSurvey', 'listUserTags', 'updateUserTags'] as const)
      fail(call, '503')
    const shown = await renderAt('/about-you', { as: 'member' })
    await press(shown, 'Skip the rest')
    await arrives(shown, '/user-profiling-done')
    await waitFor(() => expect([...sent('createSignupSurvey'), ...sent('updateSignupSurvey')]).not.toHaveLength(0))
    expect(toasts()).toEqual([])
  })

  it('creates no sign-up survey beside one that could not be read', async () => {
    fail('getSignupSurvey', { status: 403 })
    const shown = await renderAt('/about-you', { as: 'member' })
    await press(shown, 'Skip the rest')
    await arrives(shown, '/user-profiling-done')
    await waitFor(() => expect(sent('updateUserTags')).not.toHaveLength(0))
    await waitFor(() => expect(requestLog.running()).toBe(0))
    expect(sent('createSignupSurvey')).toHaveLength(0)
    expect(toasts()).toEqual([])
  })
})
