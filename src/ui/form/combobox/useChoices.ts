import { useEffect, useRef, useState } from 'react'
import { attempt } from '../../attempt'
import { matching } from './comboboxOptions'
import type { Choice } from '../fields/SelectField'

/** Searches choices for a text, including an empty one; a thrown error is shown as a failed search. */
export type ChoiceSearch = (text: string, signal: AbortSignal) => PromiseLike<readonly Choice[]>

/** Source of the choices: a fixed list, or a server search. */
export type ChoiceSource = { options: readonly Choice[]; search?: never } | { options?: never; search: ChoiceSearch }

const typingPause = 250

type Found = { text: string; choices: readonly Choice[]; failed: boolean }
const nothing: readonly Choice[] = []

/** The choices that match the input. Searches are debounced, and a newer one replaces one in flight. */
export function useChoices({ options, search }: ChoiceSource, text: string, open: boolean) {
  const [found, setFound] = useState<Found>()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const remote = search !== undefined
  useEffect(() => {
    if (!remote || !open) return
    const stop = new AbortController()
    const ask = async () => {
      const outcome = await attempt(() => latest.current?.(text.trim(), stop.signal))
      if (stop.signal.aborted) return
      setFound({ text, choices: (outcome.ok && outcome.answer) || nothing, failed: !outcome.ok })
    }
    const timer = setTimeout(() => void ask(), text === '' ? 0 : typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [remote, text, open])

  if (options) return { choices: open ? matching(options, text) : nothing, searching: false, failed: false }
  return {
    choices: found?.choices ?? nothing,
    searching: open && found?.text !== text,
    failed: found?.text === text && found.failed,
  }
}
