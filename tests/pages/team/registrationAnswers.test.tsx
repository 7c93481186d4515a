import { expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { toasts } from '@tests/calling'
import { watch } from '@tests/watch'
import { addMember, begin, fillCompany, open, proceed, quickRegistration, step } from './registering'
import { sent } from './seatTests'

quickRegistration()

it.each(['no-content', 'accepted', 'empty', 'wrong-shape'])(
  'goes on after any success of the server, and loses no member: %s',
  async (fault) => {
    watch.allowContractBreach()
    const shown = await open()
    await begin(shown)
    fail('saveTeam', fault)
    fail('saveConnection', fault)
    await fillCompany(shown)
    await step('Team details')
    await addMember(shown, 1, 'ana@kopi.works')
    await proceed(shown)
    await step('Confirm payment')
    expect(db.teams.filter(({ ownerUserId }) => ownerUserId === 'u-premium')).toHaveLength(1)
    expect(db.connections.filter(({ email }) => email === 'ana@kopi.works')).toHaveLength(1)
    expect(sent('saveConnection')).toHaveLength(1)
    expect(toasts()).toEqual([])
  },
)
