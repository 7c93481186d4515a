import { expect, test } from 'vitest'
import { toastLog } from '@/lib/calls/toast'
import { db, fail, renderAt, required, screen, sent, waitFor, within } from '@tests/page'

const path = '/surveys/survey-workspace'
const answersOf = (surveyId: string) =>
  db.surveyResponses.filter((row) => row.surveyId === surveyId && row.userId === 'u-member')

test('a member answers once, however often it is clicked', async () => {
  const { user } = await renderAt(path, { as: 'member' })
  await user.click(await screen.findByRole('radio', { name: 'At home' }))
  await user.click(screen.getByRole('checkbox', { name: 'A room for calls' }))
  await user.click(screen.getByRole('checkbox', { name: 'Lower price' }))
  await user.dblClick(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText('Thanks, we’ve got your answers')).toBeInTheDocument()
  expect(answersOf('survey-workspace')).toMatchObject([
    {
      answers: [
        { questionId: 'q1', optionIds: ['q1-1'] },
        { questionId: 'q2', optionIds: ['q2-2', 'q2-4'] },
      ],
    },
  ])
})

test('calls a question optional only where the survey says so', async () => {
  const survey = required(db.surveys.find(({ surveyId }) => surveyId === 'survey-workspace'))
  for (const question of survey.questions) delete question.mandatory
  required(survey.questions[0]).mandatory = false
  await renderAt(path, { as: 'member' })
  expect(await screen.findByRole('radio', { name: 'At home' })).toBeVisible()
  expect(screen.getAllByText(/\(optional\)/)).toHaveLength(1)
})

test('does not ask a member who has answered', async () => {
  await renderAt('/surveys/survey-events', { as: 'member' })
  expect(await screen.findByText('You’ve already answered this survey')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('keeps what is being answered while it is checked again whether it has been answered, also when that fails', async () => {
  fail('hasRespondedToSurvey', '500')
  const { user } = await renderAt(path, { as: 'member' })
  const answer = await screen.findByRole('radio', { name: 'At home' })
  await user.click(answer)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  // Two reads, each with three retries.
  await waitFor(() => expect(sent('hasRespondedToSurvey')).toHaveLength(8))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy'))
  expect(answer).toBeVisible()
  expect(answer).toBeChecked()
})

test('offers a visitor to sign in where the server wants to know who reads, and remembers the page (R-ERR-01)', async () => {
  fail('getMultipleChoiceSurvey', '401')
  const { user, router } = await renderAt(path)
  const main = within(await screen.findByRole('main'))
  const signIn = await main.findByRole('link', { name: 'Sign in' })
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(signIn)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('dc:intended-path')).toBe(JSON.stringify(path))
})

test('redirects a visitor to sign-in and back', async () => {
  const { user, router } = await renderAt(path)
  // The question is shown, but cannot be answered yet.
  const question = within(await screen.findByRole('group', { name: 'Where did you work most last month?' }))
  for (const option of question.getAllByRole('radio')) expect(option).toBeDisabled()
  const next = within(screen.getByRole('complementary', { name: 'How it works' }))
  expect(next.getByText('Sign in')).toBeVisible()
  expect(next.getByText('Answer 3 questions')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Sign in to answer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('dc:intended-path')).toBe(JSON.stringify(path))
})

test('shows that earlier answers could not be checked, and keeps the input if a second response is rejected', async () => {
  fail('hasRespondedToSurvey', { status: 503, times: 4 })
  const { user } = await renderAt('/surveys/survey-events', { as: 'member' })
  expect(await screen.findByText(/We couldn’t check whether you’ve already answered/)).toBeInTheDocument()
  expect(toastLog.read()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('radio', { name: 'Over lunch' }))
  await user.click(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText('You’ve already answered this survey')).toBeInTheDocument()
  expect(answersOf('survey-events')).toHaveLength(1)
})

test('shows closed surveys', async () => {
  await renderAt('/surveys/survey-insurance', { as: 'member' })
  expect(await screen.findByText('This survey is closed')).toBeInTheDocument()
})
