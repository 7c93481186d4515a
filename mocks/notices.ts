import { changes } from './changes'

let texts: readonly string[] = []

/** Messages to the developer about the mocks: settings that cannot be parsed, edited seeds that are not in use. */
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
