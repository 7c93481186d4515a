import axios from 'axios'
import { env } from '@/lib/env'

// Any response counts, even an error: it shows that the server is reachable.
const probe = axios.create({
  withCredentials: true,
  allowAbsoluteUrls: false,
  validateStatus: () => true,
  responseType: 'text',
})

/** Whether the API responds at all: sends its cheapest read without a token. Never throws. @param timeout in ms */
export async function isReachable(timeout = 8000): Promise<boolean> {
  try {
    const { status } = await probe.get('/time', { baseURL: env.apiBaseUrl, timeout })
    // Statuses of a gateway whose backend is down.
    return status !== 502 && status !== 504
  } catch {
    return false
  }
}
