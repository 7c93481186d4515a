import { useEffect, useState } from 'react'
import { CheckLg, Copy } from 'react-bootstrap-icons'
import { toast } from '@/lib/calls/toast'
import { attempt } from './attempt'
import { Button, type ButtonLook } from './Button'

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  text: string
  /** Label, such as `Copy link`. */
  label?: string
}

/** Copies a text and confirms it in place. */
export function CopyButton({ text, label = 'Copy', variant = 'outline-secondary', size = 'sm' }: Props) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    const { ok } = await attempt(() => navigator.clipboard.writeText(text))
    if (ok) setDone(true)
    else toast.failure('Your browser didn’t let us copy this', 'Select the text and copy it yourself.')
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={done ? <CheckLg aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="visually-hidden">
        {done ? 'Copied' : ''}
      </span>
    </>
  )
}
