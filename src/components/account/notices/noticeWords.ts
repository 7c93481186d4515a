import { listed } from '@/lib/text/listed'
import type { Notice } from './useNotices'

/** Texts of the removal notices (R-INV-07, R-INV-08). */
export function noticeWords(notice: Notice): { title: string; text: string } {
  if (notice.kind === 'solution') {
    const { title, removalReason, removedByName } = notice.solution
    return {
      title: `${title || 'A solution'} was removed`,
      text: removalReason ?? (removedByName ? `${removedByName} removed it.` : 'You no longer have access to it.'),
    }
  }
  const { companyName = 'a team', removedByName, lostSolutions = [] } = notice.removal
  const who = removedByName ? `${removedByName} removed you. ` : ''
  return {
    title: `You’re no longer in ${companyName}`,
    text:
      lostSolutions.length > 0
        ? `${who}You no longer have access to ${listed(lostSolutions)}.`
        : `${who}Your Personal account and everything in it stays the same.`,
  }
}
