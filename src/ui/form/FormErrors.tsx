import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { ExclamationCircleFill } from 'react-bootstrap-icons'
import { reveal } from '@/lib/browser/reveal'
import { inPageOrder, type FieldError } from './formErrors'

type Props = {
  errors: readonly FieldError[]
  failure: string | undefined
  /** Title of the error, if the request has its own. */
  headline?: string | undefined
  /** Number of submit attempts: each one with errors moves the focus here. */
  round: number
  labels: Readonly<Record<string, string>>
  /** A single field: its own error is enough. */
  single?: boolean
  idOf: (key: string) => string
}

const mark = 'Error: '

/** Error summary with a link to each field; also prefixes the page title. */
export function FormErrors({ errors, failure, headline, round, labels, single = false, idOf }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const wrong = errors.length > 0 || failure !== undefined

  const alone = single && failure === undefined && headline === undefined ? errors[0] : undefined
  const aloneId = alone && idOf(alone.key)

  const focusErrors = useEffectEvent(() => {
    for (const { key } of errors) reveal(document.getElementById(idOf(key)))
    box.current?.focus()
    const field = aloneId && document.getElementById(aloneId)
    if (!field) return
    field.focus()
    // The rejected value was edited.
    if (field instanceof HTMLInputElement) field.select()
  })
  useEffect(() => {
    if (round > 0) focusErrors()
  }, [round])

  useEffect(() => {
    if (!wrong) return
    if (!document.title.startsWith(mark)) document.title = mark + document.title
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [wrong])

  if (!wrong) return null
  if (alone)
    return (
      <p className="visually-hidden" role="alert">
        {alone.message}
      </p>
    )
  const go = (event: MouseEvent, key: string) => {
    event.preventDefault()
    const field = document.getElementById(idOf(key))
    reveal(field)
    field?.focus()
  }
  return (
    <div ref={box} className="alert alert-danger form-errors" role="alert" tabIndex={-1}>
      <ExclamationCircleFill aria-hidden />
      <div>
        <h2>{headline ?? 'There is a problem'}</h2>
        {failure !== undefined && <p>{failure}</p>}
        {errors.length > 0 && (
          <ul>
            {inPageOrder(errors, idOf).map(({ key, message }) => {
              const label = labels[key]
              return (
                <li key={key}>
                  {label === undefined ? (
                    message
                  ) : (
                    <a href={`#${idOf(key)}`} onClick={(event) => go(event, key)}>
                      {label}: {message}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
