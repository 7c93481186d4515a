import { beforeEach, expect } from 'vitest'
import { delays } from '@/store/payment/checking'
import type { Persona } from '@mocks/personas'
import type { ScenarioName } from '@mocks/scenarios'
import { db, fail, type LoggedRequest, requestLog, required, screen, teardown, within } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

// The log keeps the latest requests only.
let heard: LoggedRequest[] = []
/** Forgets what was sent so far. */
export const forget = () => void (heard = [])
export const calls = (call: string) => heard.filter(({ id }) => id === call)
export const calledIds = () => heard.flatMap(({ id }) => (id === undefined || id === 'content' ? [] : [id]))
export const sent = (call: string) =>
  calls(call).map(({ sent: body }) => (body ? (JSON.parse(body) as unknown) : undefined))

/** Records all requests and makes payment checks quick; call it in the file. */
export function quickSeats(): void {
  beforeEach(() => {
    heard = []
    teardown.set(delays, { horizon: 120, reads: [0, 20] })
    return requestLog.listen((exchange) => void heard.push(exchange))
  })
}

type Shown = Awaited<ReturnType<typeof show>>

export function show(
  path = '/team/members',
  asked: { as?: Persona; scenario?: ScenarioName; first?: () => void } = {},
) {
  return renderWithoutNotices(path, asked.scenario ? asked : { as: 'owner', ...asked })
}
export const acme = () => required(db.teams.find(({ teamId }) => teamId === 'team-acme'))
export const seats = () => required(acme().seatChanges.at(-1)).seats
export const connection = (id: string) => required(db.connections.find((row) => row.id === id))
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

// Typing letter by letter takes a hundred times as long.
export async function fill({ user }: Pick<Shown, 'user'>, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
export async function person(shown: Shown, number: number, email: string) {
  const form = await dialog('Invite members')
  const row = within(await form.findByRole('group', { name: `member ${number}` }))
  await fill(shown, row.getByLabelText('Name'), `Person ${number}`)
  await fill(shown, row.getByLabelText('Email address'), email)
  return row
}
/** Invites two people, of whom the server refuses the second. @returns the form and the second row */
export async function inviteOneOfTwo(shown: Shown) {
  const form = await dialog('Invite members')
  await person(shown, 1, 'one@acme.example')
  await shown.user.click(form.getByRole('button', { name: 'Add member' }))
  const second = await person(shown, 2, 'two@acme.example')
  fail('saveConnection', { status: 422, message: 'No', fields: { email: 'This address does not exist' }, times: 1, after: 1 }) // prettier-ignore
  await shown.user.click(form.getByRole('button', { name: 'Invite 2 people' }))
  expect(await second.findByText('This address does not exist')).toBeVisible()
  return { form, second }
}
export async function act({ user }: Shown, name: string, label: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${label}`) }))
}
