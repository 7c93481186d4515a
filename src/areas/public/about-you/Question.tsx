import { useId, type RefObject } from 'react'
import type { AboutQuestion } from '@/domain/account/aboutYou'
import { Check } from '@/ui/Check'

type Props = {
  question: AboutQuestion
  value: string | string[] | undefined
  onChange: (value: string | string[]) => void
  heading: RefObject<HTMLHeadingElement | null>
}

/** A single- or multiple-choice question. */
export function Question({ question: { question, options, many }, value, onChange, heading }: Props) {
  const id = useId()
  const chosen = (option: string) => (Array.isArray(value) ? value.includes(option) : value === option)
  const choose = (option: string, on: boolean) => {
    if (!many) return onChange(option)
    const others = (Array.isArray(value) ? value : []).filter((one) => one !== option)
    onChange(on ? [...others, option] : others)
  }
  return (
    <fieldset className="about-question">
      <legend>
        <h2 ref={heading} tabIndex={-1}>
          {question}
        </h2>
        {many && <span className="text-muted fs-6 fw-normal">Select all that apply.</span>}
      </legend>
      <div className="form-options-cards">
        {options.map((option) => (
          <Check
            key={option}
            type={many ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen(option)}
            onChange={(on) => choose(option, on)}
          >
            {option}
          </Check>
        ))}
      </div>
    </fieldset>
  )
}
