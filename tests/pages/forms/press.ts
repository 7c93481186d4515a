import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
