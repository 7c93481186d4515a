import { CheckCircleFill, Circle, ExclamationCircleFill } from 'react-bootstrap-icons'
import { UnreadSteps } from '@/components/account/UnreadSteps'
import { useNextSteps } from '@/components/account/useNextSteps'
import { QueryCard } from '@/components/QueryCard'
import type { NextStep } from '@/domain/account/nextSteps'
import { Button } from '@/ui/Button'
import { Disclosure } from '@/ui/layout/Disclosure'

/** What the member can do next, derived from the server's data: open steps first, done ones folded. */
export function NextSteps() {
  const { me, isKnown, unread, stepsOf } = useNextSteps()
  return (
    <QueryCard title="Next steps" query={me} what="your next steps" skeleton={{ rows: 3 }}>
      {(user) => {
        const steps = stepsOf(user)
        const done = steps.filter((step) => step.done)
        const open = steps.filter((step) => !step.done)
        return (
          <>
            {isKnown && open.length === 0 && <p>You’re all set.</p>}
            {open.length > 0 && (
              <ul className="plain overview-steps">
                {open.map((step, index) => (
                  <Step key={step.id} step={step} isFirst={index === 0} />
                ))}
              </ul>
            )}
            <UnreadSteps unread={unread} />
            {done.length > 0 && (
              <Disclosure
                summary={
                  <span className="text-muted">
                    {isKnown ? `${done.length} of ${steps.length} done` : `${done.length} done`}
                  </span>
                }
              >
                <ul className="plain overview-steps">
                  {done.map((step) => (
                    <Step key={step.id} step={step} />
                  ))}
                </ul>
              </Disclosure>
            )}
          </>
        )
      }}
    </QueryCard>
  )
}

function Step({ step, isFirst = false }: { step: NextStep; isFirst?: boolean }) {
  const { title, text, done, urgent, to, act } = step
  const Icon = done ? CheckCircleFill : urgent ? ExclamationCircleFill : Circle
  return (
    <li className={`overview-step${done ? ' overview-done' : urgent ? ' overview-urgent' : ''}`}>
      <Icon aria-hidden size={20} />
      <div className="text-break">
        <div className="fw-semibold">
          {title}
          <span className="visually-hidden">{done ? ', done' : ', to do'}</span>
        </div>
        {!done && <div className="text-muted">{text}</div>}
      </div>
      {!done && (
        <Button variant={isFirst ? 'primary' : 'outline-secondary'} size="sm" to={to}>
          {act}
        </Button>
      )}
    </li>
  )
}
