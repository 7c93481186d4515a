/** Answer options in the profile and the survey about a member. Other stored answers are preserved and shown. */
export const profileOptions = {
  doerType: ['Freelancer', 'Founder', 'Small business owner', 'Side hustler', 'Employee', 'Student'],
  industry: [
    'Design', 'Technology', 'Marketing', 'Food and beverage', 'Education', 'Health', 'Finance', 'Legal', 'Retail',
    'Media', 'Events', 'Logistics',
  ],
  workFrom: ['Home', 'Co-working space', 'Own office', 'Café', 'On the road'],
  identifyAs: ['Woman', 'Man', 'Non-binary', 'Prefer not to say'],
  gender: ['Female', 'Male', 'Non-binary', 'Prefer not to say'],
  ageGroup: ['18-24', '25-34', '35-44', '45-54', '55 and above'],
  solutionsAndBenefitsInterest: ['Workspace', 'Marketing', 'Legal', 'Business', 'Tech', 'Health'],
  personalIdType: ['NRIC', 'FIN', 'Passport', 'Driving licence'],
} as const // prettier-ignore

/** Options for form fields, including a stored answer that is not in the list. */
export function choicesOf(options: readonly string[], stored?: string | null): { value: string; label: string }[] {
  const all = stored && !options.includes(stored) ? [...options, stored] : options
  return all.map((value) => ({ value, label: value }))
}
