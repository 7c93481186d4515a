import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastLog } from '@/lib/toast'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/faults'
import { renderAt } from '@tests/renderAt'

// The machines that run these tests are shared.
configure({ asyncUtilTimeout: 5000 })

const path = '/surveys/survey-workspace'
const answersOf = (surveyId: string) =>
  db.surveyResponses.filter((row) => row.surveyId === surveyId && row.userId === 'u-member')

test('a member answers once, however often it is clicked', async () => {
  const { user } = await renderAt(path, { as: 'member' })
  await user.click(await screen.findByRole('radio', { name: 'At home' }))
  await user.click(screen.getByRole('checkbox', { name: 'A room for calls' }))
  await user.click(screen.getByRole('checkbox', { name: 'Lower price' }))
  await user.dblClick(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText('Thank you. Your answers have arrived')).toBeInTheDocument()
  expect(answersOf('survey-workspace')).toMatchObject([
    {
      answers: [
        { questionId: 'q1', optionIds: ['q1-1'] },
        { questionId: 'q2', optionIds: ['q2-2', 'q2-4'] },
      ],
    },
  ])
})

test('what must be answered says so', async () => {
  const { user } = await renderAt(path, { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(
    await screen.findByRole('link', { name: /Where did you work most last month\?: This field is required/ }),
  ).toBeInTheDocument()
  expect(answersOf('survey-workspace')).toHaveLength(0)
})

test('who has answered is not asked again', async () => {
  await renderAt('/surveys/survey-events', { as: 'member' })
  expect(await screen.findByText('You have answered this survey')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('a visitor is led to signing in and back', async () => {
  const { user, router } = await renderAt(path)
  await user.click(await screen.findByRole('link', { name: 'Sign in to answer' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sessionStorage.getItem('dc:intended-path')).toBe(JSON.stringify(path))
})

test('a survey that cannot be read says so in the page, without a toast', async () => {
  fail('getMultipleChoiceSurvey', { status: 503, times: 4 })
  const { user } = await renderAt(path, { as: 'member' })
  expect(await screen.findByText('The survey could not be loaded')).toBeInTheDocument()
  expect(toastLog.read()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('radio', { name: 'At home' })).toBeInTheDocument()
})

test('not knowing whether one has answered is told, and a second answer is refused without a loss', async () => {
  fail('hasRespondedToSurvey', { status: 503, times: 4 })
  const { user } = await renderAt('/surveys/survey-events', { as: 'member' })
  expect(await screen.findByText(/We could not see whether you have answered already/)).toBeInTheDocument()
  expect(toastLog.read()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('radio', { name: 'Over lunch' }))
  await user.click(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText('You have answered this survey')).toBeInTheDocument()
  expect(answersOf('survey-events')).toHaveLength(1)
})

test('answers that could not be sent stay, and the failure is told', async () => {
  fail('updateMultipleChoiceSurvey', { status: 503, times: 1 })
  const { user } = await renderAt(path, { as: 'member' })
  await user.click(await screen.findByRole('radio', { name: 'At home' }))
  await user.click(screen.getByRole('checkbox', { name: 'A room for calls' }))
  await user.click(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByRole('heading', { name: 'Your answers could not be sent' })).toBeVisible()
  expect(toastLog.read()).toEqual([])
  expect(screen.getByRole('radio', { name: 'At home' })).toBeChecked()
})

test('closed, and not there', async () => {
  const { router } = await renderAt('/surveys/survey-insurance', { as: 'member' })
  expect(await screen.findByText('This survey is closed')).toBeInTheDocument()
  await router.navigate('/surveys/nowhere')
  expect(await screen.findByText('This survey could not be found', {}, { timeout: 5000 })).toBeInTheDocument()
})
