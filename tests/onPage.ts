import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { requestLog } from '@mocks/requestLog'
import type { renderAt } from './renderAt'

export type Shown = Awaited<ReturnType<typeof renderAt>>

/** The path of the page that is shown. */
export const at = ({ router }: Shown) => router.state.location.pathname

/** Waits until the reader has come to a path. */
export const arrives = (shown: Shown, path: string) => waitFor(() => expect(at(shown)).toBe(path))

/** Puts a text into a field at once: a page rendered for every letter takes most of a test that isn’t about typing. */
export const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Presses a button, once it is there. */
export const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** A dialog, once it is open. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** Waits until no dialog is open. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** The operations that were called so far, newest first. */
export const asked = () => requestLog.read().map(({ id }) => id)

/** The requests of an operation so far. */
export const sent = (id: string) => requestLog.read().filter((call) => call.id === id)

/** What the first of them sent. */
export const bodyOf = (id: string) => JSON.parse(sent(id)[0]?.sent ?? '{}') as Record<string, unknown>
