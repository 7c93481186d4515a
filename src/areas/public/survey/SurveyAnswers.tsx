import { useState } from 'react'
import { isApiError } from '@/api/client/errors'
import { useHasRespondedToSurveyQuery, useUpdateMultipleChoiceSurveyMutation } from '@/api/community/surveys'
import { FormWithSteps } from '@/components/contact/FormWithSteps'
import { SignInLink } from '@/components/links/SignInLink'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { formatDateTime } from '@/lib/dates/dates'
import { isFirstRead } from '@/lib/calls/firstRead'
import { countOf } from '@/lib/money/counts'
import { useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/fields/RadioField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { answersOf, noAnswers, surveySchema } from './surveyForm'
import { Check } from '@/ui/Check'

/** The questions, if not answered yet. */
export function SurveyAnswers({ survey }: { survey: Shape<'MultipleChoiceSurvey'> }) {
  const { surveyId, questions } = survey
  const status = useAppSelector(({ auth }) => auth.status)
  const signedIn = status === 'signedIn'
  const responded = useHasRespondedToSurveyQuery({ id: surveyId }, { skip: !signedIn })
  const [send] = useUpdateMultipleChoiceSurveyMutation()
  const [end, setEnd] = useState<'sent' | 'known'>()
  const steps = [
    { title: `Answer ${countOf(questions.length, 'question')}` },
    { title: 'Send your answers', text: 'You can only respond once.' },
  ]

  if (status === 'restoring' || (signedIn && isFirstRead(responded)))
    return <Skeleton shape="form" rows={5} label="Loading your answers" />
  if (!signedIn)
    return (
      <FormWithSteps
        drawing="chart"
        title="How it works"
        steps={[{ title: 'Sign in', text: 'This survey is for members.' }, ...steps]}
      >
        {questions[0] && <Preview question={questions[0]} total={questions.length} />}
        <div>
          <SignInLink>Sign in to answer</SignInLink>
        </div>
      </FormWithSteps>
    )
  if (end || responded.data?.hasResponded)
    return (
      <EmptyState
        card
        title={end === 'sent' ? 'Thanks, we’ve got your answers' : 'You’ve already answered this survey'}
        drawing="done"
        action={<Button to={paths.account.overview}>Go to my account</Button>}
      >
        {end !== 'sent' && responded.data?.respondedAt ? `On ${formatDateTime(responded.data.respondedAt)}. ` : ''}
        You can only respond once.
      </EmptyState>
    )

  const answer = async (values: ReturnType<typeof noAnswers>) => {
    const result = await send({ id: surveyId, body: { answers: answersOf(questions, values) } })
    if (!isApiError(result.error)) return result
    // Answered already: in another tab, on another device, or by a request whose response was lost.
    const again = await responded.refetch()
    if (again.data?.hasResponded) {
      setEnd('known')
      return { data: undefined }
    }
    return result
  }

  return (
    <FormWithSteps drawing="chart" title="How it works" steps={steps}>
      {responded.error !== undefined && (
        <Alert
          actions={
            <Button
              size="sm"
              variant="outline-secondary"
              onClick={() => void responded.refetch()}
              busy={responded.isFetching}
            >
              Check again
            </Button>
          }
        >
          We couldn’t check whether you’ve already answered.
        </Alert>
      )}
      <Form
        label="Survey"
        initial={noAnswers(questions)}
        schema={surveySchema(questions)}
        draftKey={`survey-${surveyId}`}
        onSubmit={answer}
        onDone={() => setEnd((now) => now ?? 'sent')}
      >
        {questions.map(({ questionId, text, options, multiple = false, mandatory }) => {
          const choices = options.map(({ optionId, label }) => ({ value: optionId, label }))
          const field = { name: questionId, label: text, options: choices, optional: mandatory === false }
          return multiple ? (
            <CheckGroupField key={questionId} {...field} hint="Select all that apply." />
          ) : (
            <RadioField key={questionId} {...field} />
          )
        })}
        <SubmitButton data-track="send-survey">Send my answers</SubmitButton>
      </Form>
    </FormWithSteps>
  )
}

/** What is asked, for visitors: the first question, which only members can answer. */
function Preview({
  question: { text, options, multiple },
  total,
}: {
  question: Shape<'SurveyQuestion'>
  total: number
}) {
  return (
    <fieldset disabled className="mb-4">
      <legend className="h5">{text}</legend>
      {total > 1 && <p className="form-text">Question 1 of {total}</p>}
      {options.map(({ optionId, label }) => (
        <Check key={optionId} type={multiple ? 'checkbox' : 'radio'} name="preview">
          {label}
        </Check>
      ))}
    </fieldset>
  )
}
