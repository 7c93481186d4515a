type Named = {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  email?: string | undefined
  userId?: string | null
}

/** How a person is named in lists and titles: first and last name; without both, the email address, or the id. */
export function personName({ firstName, lastName, email = '', userId }: Named): string {
  const names = [firstName, lastName].map((name) => name?.trim()).filter(Boolean)
  return names.join(' ') || email || (userId ?? '')
}
