import { useId, useState, type FormEvent } from 'react'
import { operations } from '@/contract/operations.gen'
import { readRules, setRules } from '../settings/faults'
import { groups, readRuleText, writeRule } from '../rule'

const faults = [
  'drop',
  'drop-during',
  'drop-after',
  'resend',
  'resend-double',
  '500',
  '503=2',
  '429=2',
  '401',
  '403',
  '404',
  '409',
  '422',
  'delay=3000',
  'hang',
  'html',
  'cut',
  'empty',
  'wrong-shape',
  'no-content',
  'accepted',
  'multi-status',
]

/** Adds and removes faults of calls. */
export function FaultsPart() {
  const id = useId()
  const [call, setCall] = useState('')
  const [fault, setFault] = useState('drop')
  const [times, setTimes] = useState('')
  const [problem, setProblem] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const { rules, problems } = readRuleText(`${call}:${fault}${times ? `x${times}` : ''}`)
    setProblem(problems.join('; '))
    if (problems.length === 0) setRules([...readRules(), ...rules])
  }
  return (
    <>
      <form onSubmit={add} className="mock-panel-row">
        <label>
          Call
          <input list={`${id}-calls`} required value={call} onChange={({ target }) => setCall(target.value)} />
        </label>
        <datalist id={`${id}-calls`}>
          {[...groups, ...Object.keys(operations)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Fault
          <input list={`${id}-faults`} required value={fault} onChange={({ target }) => setFault(target.value)} />
        </label>
        <datalist id={`${id}-faults`}>
          {faults.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Times
          <input
            type="number"
            min={1}
            placeholder="always"
            value={times}
            onChange={({ target }) => setTimes(target.value)}
          />
        </label>
        <button type="submit">Add</button>
      </form>
      <p role="alert">{problem}</p>
      <ul className="mock-panel-list">
        {readRules().map((rule, index) => (
          <li key={`${index}-${rule.call}`}>
            <code>{writeRule(rule)}</code>{' '}
            <button type="button" onClick={() => setRules(readRules().filter((one) => one !== rule))}>
              Remove <span className="mock-panel-hidden">{writeRule(rule)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
