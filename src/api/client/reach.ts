import axios from 'axios'
import { env } from '@/lib/env'

// Every answer counts, also a refusal: it comes from a server that is there.
const probe = axios.create({
  withCredentials: true,
  allowAbsoluteUrls: false,
  timeout: 8000,
  validateStatus: () => true,
  responseType: 'text',
})

/** Whether the API answers at all, asked by its cheapest read and without a token. Never throws. */
export async function isReachable(): Promise<boolean> {
  try {
    const { status } = await probe.get('/time', { baseURL: env.apiBaseUrl })
    // What a gateway says when it finds nobody behind it.
    return status !== 502 && status !== 504
  } catch {
    return false
  }
}
