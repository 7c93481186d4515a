/** Status of a survey: badge in the list, and what it means in the form. */
export const surveyStates = {
  DRAFT: { label: 'Draft', tone: 'warning', hint: 'Only administrators see it' },
  OPEN: { label: 'Live', tone: 'success', hint: 'Members can answer once' },
  CLOSED: { label: 'Closed', tone: 'secondary', hint: 'Still visible, but takes no more answers' },
} as const
