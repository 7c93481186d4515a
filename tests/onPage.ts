import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { requestLog } from '@mocks/requestLog'
import type { renderAt } from './renderAt'

export type Shown = Awaited<ReturnType<typeof renderAt>>

/** The path of the page that is shown. */
export const at = ({ router }: Shown) => router.state.location.pathname

/** Waits until the app is at a path. */
export const arrives = (shown: Shown, path: string) => waitFor(() => expect(at(shown)).toBe(path))

/** Puts a text into a field in one step: rendering a page for every letter would take most of a test’s time. */
export const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Clicks a button, once it appears. */
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

/** The body of the latest request of an operation. */
export const bodyOf = (id: string) => JSON.parse(sent(id)[0]?.sent ?? '{}') as Record<string, unknown>
