import type { EventRow, FeaturedDoerVoteRow } from '../community/communityTables'
import { seedBenefitEnquiries } from './community/benefitEnquiries'
import { seedBlogComments } from './community/blogComments'
import { seedEvents } from './community/events'
import { seedFeaturedDoers, seedNominations } from './community/featuredDoers'
import { seedMailingList } from './community/mailingList'
import { seedMedia } from './community/media'
import { seedNotifications } from './community/notifications'
import {
  seedCampaignResponses,
  seedJobEnquiries,
  seedLandingPageResponses,
  seedPublicCampaignResponses,
} from './community/responses'
import { seedRsvps } from './community/rsvps'
import { seedMultipleChoiceSurveys, seedSurveyResponses } from './community/surveys'

/** Events, featured doers, comments, surveys, media, responses and notifications. */
export function seedCommunity() {
  let made: EventRow[] | undefined
  const events = () => (made ??= seedEvents())
  return {
    events,
    rsvps: () => seedRsvps(events()),
    featuredDoers: seedFeaturedDoers,
    featuredDoerVotes: [] as FeaturedDoerVoteRow[],
    featuredDoerNominations: seedNominations,
    blogComments: seedBlogComments,
    benefitEnquiries: seedBenefitEnquiries,
    surveys: seedMultipleChoiceSurveys,
    surveyResponses: seedSurveyResponses,
    media: seedMedia,
    mailingList: seedMailingList,
    landingPageResponses: seedLandingPageResponses,
    campaignResponses: seedCampaignResponses,
    publicCampaignResponses: seedPublicCampaignResponses,
    jobEnquiries: seedJobEnquiries,
    notifications: seedNotifications,
  }
}
