import { fireEvent, render, screen } from '@testing-library/react'
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

it.each([
  '123 456',
  '123-456',
  '1 2 3 4 5 6',
  '１２３４５６',
  'Your code: 123456',
  'Hi Ada, on 27 November at 10:15 you asked for a code: 123456. It expires in 10 minutes.',
  'Order 98765, 27/11/2026: 123 456 is your code',
  'Ref 998877: your code is 123456',
  'Order 204857. OTP: 123 456',
  '123456 is your OTP (ref 998877)',
  'Your code valid till 28-11-26: 123456',
  '123456 for SG pin code 018956',
  '【Kopi】订单204857，验证码123456，5分钟内有效',
])('accepts a pasted %s and reports it once', async (text) => {
  const { input, user, onComplete } = show()
  await user.click(input)
  await user.paste(text)
  expect(input).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it.each([true, false])(
  'leaves it to the user which one of two codes is meant; written by the browser: %s',
  async (writes) => {
    const { input, user, onComplete } = show()
    vi.spyOn(document, 'execCommand').mockImplementation((_command, _shown, value) => {
      if (writes) fireEvent.input(input, { target: { value } })
      return writes
    })
    await user.click(input)
    await user.paste('204857, 123456')
    expect(input).toHaveValue('204857')
    expect(onComplete).not.toHaveBeenCalled()
  },
)

it('a pasted code replaces the digits typed before', async () => {
  const { input, user, onComplete } = show()
  await user.type(input, '98')
  await user.paste('123456')
  expect(input).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it('lets the browser write a pasted code, so that it can be undone', async () => {
  const { input, user, onComplete } = show()
  await user.type(input, '98')
  const write = vi.spyOn(document, 'execCommand').mockReturnValueOnce(true)
  await user.paste('123 456')
  expect(write).toHaveBeenCalledExactlyOnceWith('insertText', false, '123456')
  expect(onComplete).not.toHaveBeenCalled()
  write.mockRestore()
})

it('changes nothing while an input method is composing', () => {
  const { input, onComplete } = show()
  fireEvent.compositionStart(input)
  for (const value of ['１', '１２', '１２３']) {
    fireEvent.input(input, { target: { value }, isComposing: true })
    expect(input).toHaveValue(value)
  }
  fireEvent.compositionEnd(input)
  expect(input).toHaveValue('123')
  // A keyboard that goes on writing its own digits isn’t waited for.
  fireEvent.input(input, { target: { value: '123456' }, isComposing: true })
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it('says that a longer pasted number is no code, until another one is entered', async () => {
  const { input, user, onComplete } = show()
  await user.click(input)
  await user.paste('12345678')
  expect(input).toHaveValue('')
  expect(input).toHaveAccessibleDescription('Error: A code has 6 digits. What you pasted has more.')
  expect(onComplete).not.toHaveBeenCalled()
  await user.paste('123456')
  expect(input).toBeValid()
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
