import axios from 'axios'
import { env } from '@/lib/env'

// Every answer counts, also a refusal: it comes from a server that is there.
const probe = axios.create({
  withCredentials: true,
  allowAbsoluteUrls: false,
  validateStatus: () => true,
  responseType: 'text',
})

/** Whether the API responds at all, asked by its cheapest read and without a token. Never throws. @param timeout in ms */
export async function isReachable(timeout = 8000): Promise<boolean> {
  try {
    const { status } = await probe.get('/time', { baseURL: env.apiBaseUrl, timeout })
    // What a gateway says when it finds nobody behind it.
    return status !== 502 && status !== 504
  } catch {
    return false
  }
}
