import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { aboutQuestions, aboutSteps, isAnswered, readAnswers, type AboutAnswers } from '@/domain/account/aboutYou'
import { readDraft, writeDraft } from '@/lib/storage/drafts'
import { Button } from '@/ui/Button'
import { Stepper } from '@/ui/layout/Stepper'
import '@/ui/form/form.scss'
import { Question } from './Question'
import { surveyDraft, useFinish } from './useFinish'

type Props = {
  /** The answers of the last survey. */
  before: AboutAnswers
  /** The same, completed from the profile. */
  known: AboutAnswers
}

/** One question at a time, each with its own URL: Back, in the page or in the browser, goes back one question. */
export function Survey({ before, known }: Props) {
  const [query, setQuery] = useSearchParams()
  const [answers, setAnswers] = useState<AboutAnswers>(() => ({
    ...known,
    ...readAnswers(readDraft(surveyDraft, Date.now())),
  }))
  const { finish, busy } = useFinish(before)
  const heading = useRef<HTMLHeadingElement>(null)

  const index = Math.max(
    0,
    aboutQuestions.findIndex(({ field }) => field === query.get('q')),
  )
  const question = aboutQuestions[index] ?? aboutQuestions[0]
  const last = index === aboutQuestions.length - 1
  const step = aboutSteps.indexOf(question.step) + 1

  // Focus each new question so that it is announced; on load the page heading has the focus.
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus()
  }, [index])

  const go = (to: number) =>
    setQuery((now) => {
      now.set('q', aboutQuestions[to]?.field ?? '')
      return now
    })
  const next = (given: AboutAnswers) => (last ? void finish(given, query) : go(index + 1))
  const change = (value: string | string[]) => {
    const given = { ...answers, [question.field]: value }
    setAnswers(given)
    writeDraft(surveyDraft, given, Date.now())
  }
  return (
    <form
      aria-label="About you"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) next(answers)
      }}
    >
      <Stepper steps={aboutSteps} step={step} label="Survey" />
      <p className="about-count num text-muted fs-6">
        Question {index + 1} of {aboutQuestions.length}
      </p>
      <Question
        key={question.field}
        question={question}
        value={answers[question.field]}
        onChange={change}
        heading={heading}
      />
      <div className="about-acts">
        {index > 0 && (
          <Button variant="outline-secondary" onClick={() => go(index - 1)}>
            Back
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {last ? 'Finish' : isAnswered(answers, question.field) ? 'Next' : 'Skip this question'}
        </Button>
      </div>
      {!last && (
        <Button variant="link" size="sm" className="about-rest" onClick={() => busy || void finish(answers, query)}>
          Skip the rest
        </Button>
      )}
    </form>
  )
}
