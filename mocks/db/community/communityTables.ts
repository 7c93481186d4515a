import type { Shape } from '@/contract/types'

/** An event; attendees are counted on read. */
export type EventRow = Omit<Shape<'Event'>, 'rsvpCount'> & {
  premiumPrice: number
  timeZone: string
  venue: string | null
  online: boolean
  onlineUrl: string | null
  capacity: number | null
  status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED'
  refundUntil: string | null
  sequence: number
}

/** One person's RSVP to one event; the person's name is looked up on read. */
export type RsvpRow = Omit<Shape<'Rsvp'>, 'firstName' | 'lastName' | 'email'> & {
  userId: string
  paid: boolean
  /** SGD as in the API. */
  amount: number
  attended: boolean
  createdAt: string
  cancelledAt: string | null
}

export type FeaturedDoerRow = Shape<'FeaturedDoer'> & {
  votes: number
  approved: boolean
  superFeatured: boolean
  /** The doer with the latest value is the spotlight. */
  superFeaturedAt: string | null
  createdAt: string
}

/** Who has voted: `user:…`, or `visitor` for everyone without an account, whom a server cannot tell apart. */
export type FeaturedDoerVoteRow = { featuredDoerId: string; voter: string }

/** A comment; its author's name is looked up on read. */
export type BlogCommentRow = {
  blogCommentId: string
  postId: string
  userId: string
  content: string
  hidden: boolean
  createdAt: string
  updatedAt: string
}

/** A survey; responses are counted on read. */
export type SurveyRow = Omit<Shape<'MultipleChoiceSurvey'>, 'responseCount'> & {
  status: 'DRAFT' | 'OPEN' | 'CLOSED'
  createdAt: string
  updatedAt: string
}

export type SurveyResponseRow = Shape<'SurveyResponse'> & { userId: string; createdAt: string }

export type MediaRow = Shape<'Media'> & { uid: string; published: boolean; createdAt: string }

/** `token` is part of the link in the verification mail. */
export type MailingListRow = Shape<'MailingListSubscription'> & {
  status: 'PENDING' | 'VERIFIED' | 'UNSUBSCRIBED'
  createdAt: string
  token: string
}

export type NotificationRow = Shape<'Notification'> & { userId: string; createdAt: string }
