/** Feedback that the specification requires without fixing the text, with the reason for our wording. */
export const ourTexts: { reason: string; texts: string[] }[] = [
  {
    reason: 'Named in the specification without its words (O-39)',
    texts: [
      'Profile picture updated',
      'Profile picture removed',
      'Admin access granted',
      'Admin access revoked',
      'Test database cleared',
      'WorkBuddy test database cleared',
      'We could not check whether you have told us about yourself',
      'Your account could not be activated, please re-check your activation email. If the error persists, please try copying and pasting the second link in the email',
      'You are already a member. Please log in and try again',
    ],
  },
  {
    reason: 'What a person has done to themselves is told in the tone of “Your password has been successfully changed”',
    texts: ['Your password has been successfully created', 'Your password has been successfully deleted'],
  },
  {
    reason: 'A mail that was sent is seen nowhere else',
    texts: [
      'We have sent you a new activation email',
      'Your message has been sent',
      'Email sent',
      'Invitation sent to {}',
    ],
  },
  {
    reason: 'Half of it went well: both halves are told',
    texts: ['Your team has been created, but the emails to its members could not be sent'],
  },
  {
    reason: 'A change that the page itself does not show at the place where it was made',
    texts: [
      'Member removed',
      'Invitation withdrawn',
      'You have joined {}',
      'You have declined the invitation of {}',
      'Invitation declined',
      'Invoice address saved',
      'Invoice email address saved',
      'Invoice email saved',
      'Preferences saved',
      'Company information saved',
      'Settings saved',
      'Redemption requested',
      'Enquiry saved',
      'Survey saved',
      'Saved. It goes live once we’ve reviewed it',
      '{} assigned to {}',
      '{} removed from {}',
      'the member',
    ],
  },
  {
    reason: 'Money or a card: never without a word',
    texts: [
      'Seat removed',
      'Subscription cancelled',
      'Payment method removed',
      'Payment method replaced',
      'Card added',
      'WorkBuddy subscription cancelled',
      'WorkBuddy plan changed',
    ],
  },
  {
    reason: 'Something is gone, published or shown to everyone',
    texts: [
      'Event deleted',
      'Featured doer saved',
      'Featured doer deleted',
      '{} added to the featured doers',
      'Approval of {} withdrawn',
      '{} is in the spotlight',
      '{} removed from the spotlight',
      'Media deleted',
      'Personal ID numbers cleared',
      'New API key created for {}',
      'Privacy policy published',
      'Terms of use published',
    ],
  },
]

/** Failures without a text in the specification are worded like its own. */
export const ourFailures = /^[^.!]+ could not be [a-z -]+( \{\})?$/
