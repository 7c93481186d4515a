import type { UnknownAction } from '@reduxjs/toolkit'
import { isApiError } from '@/api/client/errors'
import { logsApi } from '@/api/system/logs'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { changeCode } from '@/domain/tracking/logCodes'
import { cut } from '@/domain/tracking/logPrivacy'
import { certaintyOf } from '@/lib/calls/certainty'
import { deviceInfo } from '@/lib/browser/deviceInfo'
import { onLeaving } from '@/lib/browser/leaving'
import { recordOf } from '@/lib/objects'
import { countOf } from '@/lib/money/counts'
import { addAppListener } from '../listeners'
import { pathHere } from '../navigation/navigationContext'
import { getNavigation } from '../navigation/navigation'
import type { AppStore } from '../store'

/** How long writes are gathered, in ms, so that a bulk run becomes one log line for each outcome. */
export const adminWriteDelays = { gather: 1000 }
const longestDescription = 1000

/** Calls that pages make without a user's action: they are not logged. */
const unasked: readonly unknown[] = ['createLog', 'trackEvent', 'createActivity', 'createActiveAccount', 'logout']

const step = /^api\/executeMutation\/(pending|fulfilled|rejected)$/

/** What a call was about: the ids in its address. Anything that may be personal is left out, and so is its body. */
export function subjectOf(args: unknown): string {
  const ids = Object.entries(recordOf(args))
    .filter(([name]) => name !== 'body')
    .map(([name, value]) => {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
      return `${name}=${/^[\w-]{1,64}$/.test(text) && !/^\d{8,}$/.test(text) ? text : '[hidden]'}`
    })
  return ids.join(', ')
}

/** The outcome of a call: `done`, `refused (409)`, `unknown (offline)`. */
function outcomeOf({ type, payload }: UnknownAction): string {
  if (type === 'api/executeMutation/fulfilled') return 'done'
  const status = isApiError(payload) ? payload.status : 'error'
  return `${certaintyOf(payload) === 'refused' ? 'refused' : 'unknown'} (${status})`
}

/**
 * Logs every write of an administrator in the back office: which call, about what, and its outcome. @returns stops it
 */
export function logAdminWrites(store: AppStore): () => void {
  const navigation = store.dispatch(getNavigation())
  const places = new Map<unknown, string>()
  const gathered = new Map<string, string[]>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    for (const [outcome, about] of gathered) {
      const message = about.length > 1 ? `${outcome}, ${countOf(about.length, 'time')}` : outcome
      const body = {
        message,
        description: cut(about.join('; '), longestDescription),
        code: changeCode,
        type: 3,
        deviceInfo: deviceInfo(),
      }
      void store.dispatch(logsApi.endpoints.createLog.initiate({ body }, { track: false }))
    }
    gathered.clear()
  }
  const hear = (action: UnknownAction) => {
    const { requestId, arg } = recordOf(action.meta)
    const { endpointName, originalArgs } = recordOf(arg)
    if (action.type === 'api/executeMutation/pending') {
      const here = pathHere(navigation)
      const isAdmins = store.getState().auth.user?.isAdmin && isBelow(here, paths.admin.index)
      // Noted when it is sent: a write may lead to another page.
      if (isAdmins && !unasked.includes(endpointName)) places.set(requestId, here)
      return
    }
    const place = places.get(requestId)
    if (place === undefined) return
    places.delete(requestId)
    const outcome = `${String(endpointName)}: ${outcomeOf(action)}`
    const about = [subjectOf(originalArgs), `at ${place}`].filter(Boolean).join(' ')
    if (gathered.size === 0) timer = setTimeout(flush, adminWriteDelays.gather)
    gathered.set(outcome, [...(gathered.get(outcome) ?? []), about])
  }
  const stop = store.dispatch(addAppListener({ predicate: ({ type }) => step.test(type), effect: hear }))
  const stopLeaving = onLeaving(flush)
  return () => {
    stop()
    clearTimeout(timer)
    stopLeaving()
  }
}
