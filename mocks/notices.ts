import { changes } from './changes'

let texts: readonly string[] = []

/** What the mocks have to say about their own state: settings that they could not read, seeds that do not show. */
export const notices = {
  read: () => texts,
  add: (text: string) => {
    console.warn(`Mocks: ${text}`)
    if (!texts.includes(text)) texts = [...texts, text]
    changes.emit()
  },
  clear: () => {
    texts = []
    changes.emit()
  },
}
