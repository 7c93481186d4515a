type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined; email?: string | undefined }

/** How a person is named in lists and titles: first and last name; without both, the email address. */
export function personName({ firstName, lastName, email = '' }: Named): string {
  const names = [firstName, lastName].map((name) => name?.trim()).filter(Boolean)
  return names.join(' ') || email
}
