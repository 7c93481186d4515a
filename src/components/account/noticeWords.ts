import type { Notice } from './useNotices'

/** Texts of the removal notices (R-INV-07, R-INV-08). */
export function noticeWords(notice: Notice): { title: string; text: string } {
  if (notice.kind === 'solution') {
    const { title, removalReason } = notice.solution
    return {
      title: `${title} was taken back`,
      text: removalReason ?? 'Your team has given this solution to somebody else.',
    }
  }
  const { companyName, lostSolutions = [] } = notice.removal
  return {
    title: `You are no longer in ${companyName}`,
    text:
      lostSolutions.length > 0
        ? `With the team you have lost the use of: ${lostSolutions.join(', ')}.`
        : 'Your Personal account and everything in it stays as it was.',
  }
}
