import { describe, expect, it } from 'vitest'
// Loaded here, so that no test waits for them.
import '@/areas/admin/surveys/Surveys'
import '@/areas/admin/surveys/SurveyForm'
import '@/areas/admin/surveys/SurveyResults'
import { bodiesOf, db, dialog, fail, goTo, renderAt, screen, toasts, waitFor, within } from '@tests/page'

const path = '/admin/surveys'
const responses = (id: string) => db.surveyResponses.filter(({ surveyId }) => surveyId === id)
const survey = (id: string) => db.surveys.find(({ surveyId }) => surveyId === id)

describe('surveys', () => {
  it('lists surveys with their answers, and shows the totals of each option', async () => {
    const { user, router } = await renderAt(path, { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Surveys' }))
    expect(table.getAllByRole('row')).toHaveLength(db.surveys.length + 1)
    const row = table.getByRole('row', { name: /^Where do you work\?/ })
    expect(row).toHaveTextContent(`Live3${responses('survey-workspace').length}`)
    await user.click(within(row).getByRole('link', { name: 'Where do you work?' }))
    const results = await dialog('Results: Where do you work?')
    expect(router.state.location.search).toBe('?results=survey-workspace')
    expect(await results.findByText(/people have answered\. Only totals are available/)).toBeVisible()
    const chart = within(results.getByRole('figure', { name: 'Where did you work most last month?' }))
    const atHome = responses('survey-workspace').filter(({ answers }) =>
      answers.some(({ questionId, optionIds }) => questionId === 'q1' && optionIds.includes('q1-1')),
    ).length
    await user.click(chart.getByRole('button', { name: 'Table' }))
    expect(chart.getByRole('row', { name: `At home ${atHome}` })).toBeVisible()
    await user.click(results.getByRole('button', { name: 'Edit survey' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Where do you work?' })).toBeVisible()
  })

  it('creates a survey, after telling which options are the same', async () => {
    const { user } = await renderAt(`${path}?edit=new`, { as: 'admin' })
    const form = await dialog('New survey')
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Tea?')
    await user.type(form.getByRole('textbox', { name: 'Question' }), 'Which?')
    const options = () => form.getAllByRole('textbox', { name: 'Option' })
    await user.type(options()[0] ?? document.body, 'Tea')
    await user.type(options()[1] ?? document.body, 'tea')
    await user.click(form.getByRole('button', { name: 'Create survey' }))
    expect((await form.findAllByText(/Two options have the same text/))[0]).toBeVisible()
    const second = options()[1] ?? document.body
    await user.clear(second)
    await user.click(second)
    await user.paste('Coffee\nNeither')
    expect(options().map((option) => (option as HTMLInputElement).value)).toEqual(['Tea', 'Coffee', 'Neither'])
    fail('createMultipleChoiceSurvey', { status: 422, message: 'Not today', times: 1 })
    await user.click(form.getByRole('button', { name: 'Create survey' }))
    expect(await form.findByText('Survey could not be created')).toBeVisible()
    expect(form.getByText('Not today')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Create survey' }))
    await waitFor(() => expect(toasts()).toEqual(["success: Survey 'Tea?' created"]))
    const made = db.surveys.find(({ title }) => title === 'Tea?')
    expect(made).toMatchObject({ status: 'DRAFT', questions: [{ text: 'Which?', mandatory: true }] })
    expect(made?.questions[0]?.options.map(({ label }) => label)).toEqual(['Tea', 'Coffee', 'Neither'])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('link', { name: 'Tea?' })).toBeVisible()
  })

  it('says when a survey may have been created already, before it is sent again', async () => {
    fail('createMultipleChoiceSurvey', 'cut')
    const { user, router } = await renderAt(`${path}?edit=new`, { as: 'admin' })
    const form = await dialog('New survey')
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Tea?')
    await user.type(form.getByRole('textbox', { name: 'Question' }), 'Which?')
    const [one, other] = form.getAllByRole('textbox', { name: 'Option' })
    await user.type(one ?? document.body, 'Tea')
    await user.type(other ?? document.body, 'Coffee')
    await user.click(form.getByRole('button', { name: 'Create survey' }))
    expect(await form.findByText('We don’t know if this survey was created')).toBeVisible()
    // The list behind it shows that it was.
    expect(await screen.findByText('Tea?')).toBeInTheDocument()
    expect(db.surveys.filter(({ title }) => title === 'Tea?')).toHaveLength(1)
    await goTo(router, '/admin/partners')
    await goTo(router, `${path}?edit=new`)
    const again = await dialog('New survey')
    expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea?')
    expect(again.getByText('We don’t know if this survey was created')).toBeVisible()
  })

  it('warns before answers are lost, and keeps the ids of what stays', async () => {
    const { user } = await renderAt(`${path}?edit=survey-newsletter`, { as: 'admin' })
    const form = await dialog(/^Edit How often/)
    await user.click(form.getByRole('button', { name: 'Remove option 1' }))
    expect(await form.findByText(/Their answers to this no longer count: How often\? – Weekly\./)).toBeVisible()
    await user.click(form.getByRole('radio', { name: /^Live/ }))
    await user.click(form.getByRole('button', { name: 'Save survey' }))
    await waitFor(() => expect(toasts()).toEqual(['success: Survey saved']))
    expect(survey('survey-newsletter')).toMatchObject({ status: 'OPEN' })
    expect(survey('survey-newsletter')?.questions[0]?.options.map(({ optionId }) => optionId)).toEqual([
      'q1-2',
      'q1-3',
      'q1-4',
    ])
  })

  it('sends back no flag that the questions of a survey leave out', async () => {
    for (const question of survey('survey-newsletter')?.questions ?? [])
      for (const flag of ['multiple', 'mandatory']) Reflect.deleteProperty(question, flag)
    const { user } = await renderAt(`${path}?edit=survey-newsletter`, { as: 'admin' })
    const form = await dialog(/^Edit How often/)
    await user.type(form.getByRole('textbox', { name: 'Title' }), ' again')
    await user.click(form.getByRole('button', { name: 'Save survey' }))
    await waitFor(() => expect(bodiesOf('updateMultipleChoiceSurvey')).toHaveLength(1))
    const [body] = bodiesOf('updateMultipleChoiceSurvey')
    expect(JSON.stringify(body)).toContain('"title":')
    expect(JSON.stringify(body)).not.toMatch(/multiple|mandatory/)
  })

  it('shows a failure of the results in their place', async () => {
    fail('getMultipleChoiceSurvey', { status: 404, message: 'This survey does not exist' })
    await renderAt(`${path}?results=survey-gone`, { as: 'admin' })
    expect(await (await dialog('Results')).findByText('We couldn’t load this survey')).toBeVisible()
  })
})
