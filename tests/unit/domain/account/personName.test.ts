import { expect, it } from 'vitest'
import { personName } from '@/domain/account/personName'

it.each([
  [{ firstName: 'Mei', lastName: 'Tan', email: 'mei@tan.example' }, 'Mei Tan'],
  [{ firstName: ' Mei ', lastName: null, email: 'mei@tan.example' }, 'Mei'],
  [{ firstName: null, lastName: ' ', email: 'mei@tan.example' }, 'mei@tan.example'],
  [{ firstName: null, lastName: null, email: '', userId: 'u-mei' }, 'u-mei'],
  [{ firstName: null, lastName: undefined }, ''],
])('names %j as %s', (person, name) => expect(personName(person)).toBe(name))
