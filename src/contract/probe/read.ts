/** The result of one request: an answer with or without JSON, or none. */
export type Answer =
  | {
      kind: 'answered' | 'unreadable'
      status: number
      /** The parsed JSON, or the text if it is not JSON. */
      body: unknown
      /** Whether it is an error body as in the contract. */
      isProblem: boolean
      /** Whether it may be a file: neither markup nor empty. */
      isFile: boolean
    }
  | { kind: 'unreachable'; why: string }

type Asking = { token: string | undefined; patience: number }

/** Sends one GET request. A redirect is not followed: the token belongs to this server. Never throws. */
export async function read(url: string, { token, patience }: Asking): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json, */*', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    const isMarkup = response.headers.get('content-type')?.startsWith('text/html') === true
    const isFile = text !== '' && !isMarkup
    const parsed = parse(text)
    return { ...parsed, status: response.status, isFile, isProblem: hasMessage(parsed.body) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'unreachable', why: isLate ? `no answer within ${patience / 1000} s` : 'no connection' }
  }
}

// An empty body is how some servers say null.
function parse(text: string): { kind: 'answered' | 'unreadable'; body: unknown } {
  if (text === '') return { kind: 'answered', body: null }
  try {
    const body: unknown = JSON.parse(text)
    return { kind: 'answered', body }
  } catch {
    return { kind: 'unreadable', body: text }
  }
}

function hasMessage(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return (
    ('message' in body && typeof body.message === 'string') ||
    ('errorMessage' in body && typeof body.errorMessage === 'string')
  )
}
