import { useId, type ReactNode } from 'react'
import { Illustration, type IllustrationName } from '@/ui/Illustration'
import { Timeline } from '@/ui/layout/Timeline'
import './besideForm.scss'

type Props = {
  drawing: IllustrationName
  steps: readonly { title: string; text?: string }[]
  children: ReactNode
}

/** A form in its card, and beside it, or below it on phones, what happens next. */
export function FormWithSteps({ drawing, steps, children }: Props) {
  const id = useId()
  return (
    <div className="beside-form">
      <div className="card card-body">{children}</div>
      <aside aria-labelledby={id}>
        <Illustration of={drawing} />
        <h2 id={id} className="h4 mb-3">
          What happens next
        </h2>
        <Timeline
          label="What happens next"
          moments={steps.map((step) => ({ key: step.title, ...step, ahead: true }))}
        />
      </aside>
    </div>
  )
}
