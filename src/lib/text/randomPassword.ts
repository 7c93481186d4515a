/** A password of 32 random characters (192 bits), for accounts whose owner chooses a new one by email. */
export function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
}
