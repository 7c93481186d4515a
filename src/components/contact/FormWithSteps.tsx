import { useId, type ReactNode } from 'react'
import { Illustration, type IllustrationName } from '@/ui/Illustration'
import { Timeline } from '@/ui/layout/Timeline'
import './besideForm.scss'

type Props = {
  drawing: IllustrationName
  title?: string
  steps: readonly { title: string; text?: string }[]
  children: ReactNode
}

/** A form in a card. Beside it, or below it on phones, is a list of the steps that it belongs to. */
export function FormWithSteps({ drawing, title = 'What happens next', steps, children }: Props) {
  const id = useId()
  return (
    <div className="beside-form">
      <div className="card card-body">{children}</div>
      <aside aria-labelledby={id}>
        <Illustration of={drawing} />
        <h2 id={id} className="h4 mb-3">
          {title}
        </h2>
        <Timeline label={title} moments={steps.map((step) => ({ key: step.title, ...step, ahead: true }))} />
      </aside>
    </div>
  )
}
