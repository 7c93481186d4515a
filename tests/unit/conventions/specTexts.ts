/** The messages that the specification fixes verbatim and that no other test names, by call. */
export const specTexts: Record<string, string[]> = {
  saveCart: ['Discount code could not be applied'],
  changeMyPassword: ['Sorry, your password could not be changed'],
  createMyPassword: ['Sorry, your password could not be created'],
  deleteMyPassword: ['Sorry, your password could not be deleted'],
  deletePersonalIds: ['All personal ID information deleted'],
  submitBenefitEnquiry: ['Failed to submit benefit enquiry'],
  createBlogComment: ['Comment could not be created'],
  agreePrivacyPolicy: ['Privacy policy could not be accepted'],
  agreeTermsOfUse: ['Terms of use could not be accepted'],
  rejectInvitation: ['Invitation could not be rejected'],
  deleteConnection: ['Member could not be deleted'],
  rsvpFree: ['Failed to RSVP'],
  rsvpPaid: ['Failed to RSVP'],
  uncancelRsvp: ['Failed to un-cancel RSVP'],
  createJobEnquiry: ['Enquiry could not be sent'],
  verifyMailingListSubscription: [
    'Your subscription could not be verified, please re-check your verification email. If the error persists, please try copying and pasting the second link in the email',
  ],
}

/** Fixed texts of screens that no other test names. */
export const specScreenTexts = [
  "You've been invited to N new teams",
  'Learn more',
  'Simplified Management',
  'Business Solutions Hub',
  'Seamless Collaboration',
  'Create Your Team',
]

/** Texts that the specification fixes in another manner than ours, or that are worded like its own where it leaves them open (O-39). */
export const notOurManner = [
  'Logged in',
  'is not an admin',
  "Couldn't count users",
  'Subscription could not be canceled',
  'WorkBuddy test DB could not be cleared :(',
  'Message could not be sent, please try again later',
  'Email could not be sent, please try again later',
  'Verification email could not be sent. Please check if your email address is correct',
  'We could not check whether you have told us about yourself',
  'You are already a member. Please log in and try again',
  'You have already voted for that featured doer!',
  'Please help upgrade your account to be able to create a team!',
  'Duplicate emails have been detected, please correct them!',
  "You've been invited to 1 new team",
  "Sorry, something went wrong and we couldn't add you to our mailing list. We are looking into it!",
  'Your account could not be activated, please re-check your activation email. If the error persists, please try copying and pasting the second link in the email',
]

/** Failures without a text in the specification are worded like its own. */
export const ourFailures = /^[^.!]+ could not be [a-z -]+( \{\})?$/
