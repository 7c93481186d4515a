import { withoutEntities } from '@/lib/text/encodedText'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Converts plain text input to the HTML of a story: paragraphs of escaped text. */
export function storyHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replace(/\n/g, '<br>')}</p>`)
    .join('')
}

/** Converts the HTML of a story to editable text: paragraphs stay, every other tag is removed. */
export function storyText(html: string | null | undefined): string {
  const plain = (html ?? '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>\s*/gi, '\n')
    .replace(/<\/(p|div|li|h[1-6]|blockquote)>\s*/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
  return withoutEntities(plain)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
