import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CodeField } from '@/ui/form/fields/CodeField'
import { Form } from '@/ui/form/Form'

function show() {
  const onComplete = vi.fn()
  render(
    <Form initial={{ code: '' }} onSubmit={() => null}>
      <CodeField name="code" label="Code" onComplete={onComplete} />
    </Form>,
  )
  return { onComplete, input: screen.getByLabelText('Code'), user: userEvent.setup() }
}

it('is one input that the browser can fill in from a message', () => {
  const { input } = show()
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAttribute('inputmode', 'numeric')
})

it.each(['123 456', '123-456', 'Your code: 123456'])('accepts a pasted %s and reports it once', async (text) => {
  const { input, user, onComplete } = show()
  await user.click(input)
  await user.paste(text)
  expect(input).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it('accepts digits only, six at most, and reports each complete code once', async () => {
  const { input, user, onComplete } = show()
  await user.type(input, '12a3456789')
  expect(input).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledTimes(1)
  await user.type(input, '{Backspace}7')
  expect(onComplete).toHaveBeenLastCalledWith('123457')
  expect(onComplete).toHaveBeenCalledTimes(2)
})
