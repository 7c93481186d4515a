import { countOf, formatCount } from '@/lib/money/counts'
import { outOf } from '@/lib/text/wording'
export type AnswerCount = { answer: string; count: number }

/**
 * How often each answer was given, the most frequent first.
 * @param read the answer of a row, or its answers where several are possible; rows without one are not counted
 * @param most answers listed by themselves; the rest are added up as "Other"
 */
export function countAnswers<Row>(
  rows: readonly Row[],
  read: (row: Row) => string | readonly string[] | null | undefined,
  most = 12,
): AnswerCount[] {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const answer of [read(row) ?? []].flat()) {
      const text = answer.trim()
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  const sorted = [...counts]
    .map(([answer, count]) => ({ answer, count }))
    .sort((a, b) => b.count - a.count || a.answer.localeCompare(b.answer))
  const rest = sorted.slice(most).reduce((sum, { count }) => sum + count, 0)
  return rest === 0 ? sorted : [...sorted.slice(0, most), { answer: 'Other', count: rest }]
}

/** What a chart of answers says, in one sentence. @param asked number of people who could have answered */
export function answersSummary(counts: readonly AnswerCount[], asked: number): string {
  const [first, second] = counts
  if (!first) return 'No answers yet.'
  const share = Math.round((first.count / Math.max(asked, 1)) * 100)
  const given = outOf(first.count, asked)
  const top = counts.filter(({ count }) => count === first.count)
  if (top.length === counts.length && top.length > 2) return `Every answer was given by ${given} (${share}%).`
  if (top.length > 2)
    return `${countOf(top.length, 'answer')} are the most frequent, given by ${given} each (${share}%).`
  if (second?.count === first.count)
    return `“${first.answer}” and “${second.answer}” are the most frequent answers, given by ${given} each (${share}%).`
  const begin = `“${first.answer}” is the most frequent answer, given by ${given} (${share}%)`
  return second ? `${begin}, before “${second.answer}” with ${formatCount(second.count)}.` : `${begin}.`
}
