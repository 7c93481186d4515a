import { Form } from '@/ui/form/Form'
import { SearchSelectField } from '@/ui/form/combobox/SearchSelectField'
import { State } from '../../State'

const people = [
  { value: 'u-1', label: 'Ada Tan', hint: 'ada@example.com' },
  { value: 'u-2', label: 'Ben Lim', hint: 'ben@example.com' },
  { value: 'u-3', label: 'Chen Wei', hint: 'chen@example.com' },
]
const find = async (text: string) => people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

export function States() {
  return (
    <>
      <State name="The server finds">
        <Form label="SearchSelectField" initial={{ owner: 'u-2' }} onSubmit={() => undefined}>
          <SearchSelectField name="owner" label="Owner" search={find} selected={people[1]} />
        </Form>
      </State>
      <State name="The search does not work">
        <Form label="Member" initial={{ member: '' }} onSubmit={() => undefined}>
          <SearchSelectField name="member" label="Member" search={() => Promise.reject(new Error())} />
        </Form>
      </State>
    </>
  )
}
