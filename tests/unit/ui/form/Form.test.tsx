import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as yup from 'yup'
import { localStore } from '@/lib/storage/storage'
import { Form, SubmitButton } from '@/ui/form/Form'
import { CheckGroupField } from '@/ui/form/fields/CheckGroupField'
import { RadioField } from '@/ui/form/fields/RadioField'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const required = 'This field is required'
const schema = yup.object({
  company: yup.string().required(required),
  email: yup.string().required(required).email('Please enter a valid email'),
})
const initial = { company: '', email: '', password: '' }

type Values = typeof initial
type Extra = {
  initial?: Partial<Values>
  onSubmit?: (values: Values) => unknown
  onDone?: (answer: unknown) => void
  draftKey?: string
}

function show({ onSubmit = () => null, initial: given, ...extra }: Extra = {}) {
  return render(
    <Form initial={{ ...initial, ...given }} schema={schema} onSubmit={onSubmit} {...extra}>
      <TextField name="company" label="Company name" />
      <TextField name="email" label="Email" hint="For invoices" />
      <TextField name="password" label="Password" type="password" optional />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
}

const save = () => screen.getByRole('button', { name: 'Save' })

describe('Form', () => {
  it('shows no errors before submit, then lists all of them and moves the focus there', async () => {
    document.title = 'Profile'
    const user = userEvent.setup()
    show()
    await user.click(screen.getByLabelText('Company name'))
    await user.tab()
    expect(screen.queryByText(required)).not.toBeInTheDocument()
    await user.click(save())
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveFocus()
    expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([`Company name: ${required}`, `Email: ${required}`])
    expect(document.title).toBe('Error: Profile')
    await user.click(within(summary).getByRole('link', { name: /Email/ }))
    const email = screen.getByLabelText('Email')
    expect(email).toHaveFocus()
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription(`For invoices Error: ${required}`)
  })

  it('validates on every change after submit, and resets the title', async () => {
    document.title = 'Profile'
    const user = userEvent.setup()
    show()
    await user.click(save())
    await user.type(screen.getByLabelText('Company name'), 'Acme')
    await user.type(screen.getByLabelText('Email'), 'ada')
    expect(await screen.findAllByText(/Please enter a valid email/)).toHaveLength(2)
    await user.type(screen.getByLabelText('Email'), '@doers.test')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(document.title).toBe('Profile')
  })

  it('shows a server error at its field, until the value changes', async () => {
    const user = userEvent.setup()
    const fields = { company: 'This company exists already' }
    show({ onSubmit: () => Promise.reject({ status: 422, message: 'Please check', fields }) })
    await user.type(screen.getByLabelText('Company name'), 'Acme')
    await user.type(screen.getByLabelText('Email'), 'ada@doers.test')
    await user.click(save())
    expect(await screen.findByRole('link', { name: `Company name: ${fields.company}` })).toBeVisible()
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(`Error: ${fields.company}`)
    expect(screen.queryByText('Please check')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Company name'), ' Two')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Company name')).toHaveValue('Acme Two')
  })

  it('has the browser ask before a page is left whose draft it can’t store, until it is saved', async () => {
    const user = userEvent.setup()
    vi.spyOn(localStore, 'write').mockReturnValue(false)
    const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    show({ draftKey: 'company', initial: { email: 'ada@doers.test' } })
    expect(asks()).toBe(false)
    await user.type(screen.getByLabelText('Company name'), 'Acme')
    await waitFor(() => expect(asks()).toBe(true))
    await user.click(save())
    await waitFor(() => expect(asks()).toBe(false))
  })

  it('a draft does not bring back the rest of an old record, and says where it would undo a newer change', async () => {
    const user = userEvent.setup()
    const first = show({ draftKey: 'company', initial: { company: 'Acme', email: 'ada@doers.test' } })
    await user.type(screen.getByLabelText('Company name'), ' Studio')
    first.unmount()
    const second = show({ draftKey: 'company', initial: { company: 'Acme', email: 'bo@doers.test' } })
    expect(screen.getByLabelText('Company name')).toHaveValue('Acme Studio')
    expect(screen.getByLabelText('Email')).toHaveValue('bo@doers.test')
    expect(screen.getByText('We kept what you typed last time.')).toBeVisible()
    second.unmount()
    show({ draftKey: 'company', initial: { company: 'Acme Group', email: 'bo@doers.test' } })
    expect(screen.getByLabelText('Company name')).toHaveValue('Acme Studio')
    expect(
      screen.getByText(/Since then, some of it was changed elsewhere: Company name\. Saving replaces/),
    ).toBeVisible()
    // Typed back to what the record says: nothing is left to keep.
    const name = screen.getByLabelText('Company name')
    await user.clear(name)
    await user.type(name, 'Acme Group')
    await waitFor(() => expect(localStore.read('draft:company')).toBeUndefined())
  })
})

describe('fields', () => {
  it('groups are named by their legend, and the summary links to their first control', async () => {
    const user = userEvent.setup()
    const seen = vi.fn()
    render(
      <Form
        initial={{ plan: '', topics: [] as string[], about: '' }}
        schema={yup.object({ plan: yup.string().required(required) })}
        onSubmit={(values) => seen(values)}
      >
        <RadioField
          name="plan"
          label="Plan"
          options={[
            { value: 'm', label: 'Monthly' },
            { value: 'a', label: 'Annual' },
          ]}
        />
        <CheckGroupField
          name="topics"
          label="Topics"
          optional
          options={[
            { value: 'l', label: 'Legal' },
            { value: 't', label: 'Tech' },
          ]}
        />
        <TextAreaField name="about" label="About" optional limit={5} />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    )
    await user.click(save())
    await user.click(await screen.findByRole('link', { name: `Plan: ${required}` }))
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Annual' }))
    const topics = screen.getByRole('group', { name: 'Topics (optional)' })
    await user.click(within(topics).getByRole('checkbox', { name: 'Legal' }))
    await user.click(within(topics).getByRole('checkbox', { name: 'Tech' }))
    await user.click(within(topics).getByRole('checkbox', { name: 'Legal' }))
    await user.type(screen.getByLabelText('About (optional)'), 'abcde👍')
    expect(screen.getByText('1 character too many')).toBeVisible()
    await user.click(save())
    await waitFor(() => expect(seen).toHaveBeenCalledWith({ plan: 'a', topics: ['t'], about: 'abcde👍' }))
  })

  it('passes the base of the changes: the record it began with or has saved, or that was read again after an unknown outcome', async () => {
    const user = userEvent.setup()
    const bases: unknown[] = []
    let error: unknown
    const onSubmit = (_values: Values, { company }: Values) => {
      bases.push(company)
      return error === undefined ? null : { error }
    }
    const form = (company: string) => (
      <Form initial={{ ...initial, company }} schema={schema} onSubmit={onSubmit} draftKey="company">
        <TextField name="company" label="Company name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    )
    localStore.write('draft:company', { at: Date.now(), values: { company: 'Typed', email: 'ada@doers.test' } })
    const { rerender } = render(form('First'))
    const send = async (next: string) => {
      rerender(form(next))
      const sent = bases.length
      await user.click(save())
      await waitFor(() => expect(bases).toHaveLength(sent + 1))
      await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'))
    }
    error = { status: 422, message: 'No.' }
    await send('Second')
    error = { status: 'timeout', message: 'Late.' }
    await send('Second')
    error = undefined
    await send('Third')
    await send('Fourth')
    expect(bases).toEqual(['First', 'First', 'Third', 'Typed'])
  })

  it('starts over with the record as it is now, and compares with that', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn((_values: Values, _base: Values) => null)
    const form = (company: string) => (
      <Form initial={{ ...initial, company, email: 'ada@doers.test' }} onSubmit={onSubmit} draftKey="company">
        <TextField name="company" label="Company name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    )
    localStore.write('draft:company', { at: Date.now(), values: { company: 'Typed' } })
    const { rerender } = render(form('First'))
    rerender(form('Second'))
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByLabelText('Company name')).toHaveValue('Second')
    await user.click(save())
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.lastCall?.map(({ company }) => company)).toEqual(['Second', 'Second'])
  })
})
