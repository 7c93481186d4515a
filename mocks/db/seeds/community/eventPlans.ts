/** The varying part of each event; the rest is derived. Days are relative to today, in the event's own zone. */
export type EventPlan = {
  id: string
  title: string
  category: 'networking' | 'workshop' | 'masterclass' | 'webinar' | 'social' | 'conference'
  day: number
  /** `HH:mm` in the event's zone. */
  at: string
  minutes: number
  city: keyof typeof cities
  price?: number
  premiumPrice?: number
  capacity?: number
  /** Number of attendees besides the personas; `full` fills the event. */
  going?: number | 'full'
  online?: 'only' | 'too'
  status?: 'DRAFT' | 'CANCELLED'
  host?: string
  sequence?: number
  /** Days before the start up to which a cancelled paid RSVP is refunded; null is never. */
  refundDays?: number | null
}

export const cities = {
  Singapore: {
    zone: 'Asia/Singapore',
    venues: [
      'The Hive, 59 New Bridge Road, Singapore 059405',
      'Block71, 71 Ayer Rajah Crescent, #02-18, Singapore 139951',
      'National Library, Level 16, 100 Victoria Street, Singapore 188064',
    ],
  },
  Bengaluru: {
    zone: 'Asia/Kolkata',
    venues: [
      'BHIVE, 112 Vaswani Ashton Woods, HSR Layout, Bengaluru 560102',
      'The Humming Tree, 12th Main Road, Indiranagar, Bengaluru 560038',
    ],
  },
  London: {
    zone: 'Europe/London',
    venues: ['Second Home, 68 Hanbury Street, London E1 5JL', 'The British Library, 96 Euston Road, London NW1 2DB'],
  },
  'New York': { zone: 'America/New_York', venues: ['Industrious, 250 West 34th Street, New York, NY 10119'] },
  Sydney: { zone: 'Australia/Sydney', venues: ['Fishburners, 11 York Street, Sydney NSW 2000'] },
} as const

// One line per event, so that it reads as a table.
// prettier-ignore
export const eventPlans: readonly EventPlan[] = [
  // Past.
  { id: 'ev-kampong-lunch', title: 'Kampong lunch: cook together, sell nothing', category: 'social', day: -340, at: '12:00', minutes: 150, city: 'Singapore', capacity: 40, going: 31 },
  { id: 'ev-annual-conference-last', title: 'Doers conference: small by design', category: 'conference', day: -302, at: '09:00', minutes: 540, city: 'Singapore', price: 180, premiumPrice: 120, capacity: 220, going: 118, refundDays: 14 },
  { id: 'ev-podcast-workshop', title: 'Your podcast in a weekend', category: 'workshop', day: -255, at: '10:00', minutes: 360, city: 'Singapore', price: 90, premiumPrice: 60, capacity: 16, going: 'full' },
  { id: 'ev-london-spring', title: 'London members’ evening', category: 'networking', day: -236, at: '18:30', minutes: 150, city: 'London', capacity: 60, going: 34 },
  { id: 'ev-gst-clinic', title: 'GST clinic: bring your invoices', category: 'webinar', day: -198, at: '12:30', minutes: 60, city: 'Singapore', online: 'only', going: 64 },
  { id: 'ev-bengaluru-meetup', title: 'Bengaluru meet-up: freelancers and filter coffee', category: 'networking', day: -160, at: '18:00', minutes: 120, city: 'Bengaluru', capacity: 45, going: 28 },
  { id: 'ev-pricing-masterclass', title: 'Price for the week you have', category: 'masterclass', day: -121, at: '19:00', minutes: 90, city: 'Singapore', price: 45, premiumPrice: 0, capacity: 80, going: 57, online: 'too', host: 'Nur Aisyah Rahman' },
  { id: 'ev-sydney-winter', title: 'Sydney winter breakfast', category: 'networking', day: -117, at: '07:30', minutes: 90, city: 'Sydney', capacity: 30, going: 19 },
  { id: 'ev-photo-walk', title: 'Photo walk through Kampong Glam', category: 'social', day: -94, at: '16:30', minutes: 120, city: 'Singapore', capacity: 20, going: 'full' },
  { id: 'ev-contracts-webinar', title: 'The one-page contract, line by line', category: 'webinar', day: -63, at: '20:00', minutes: 60, city: 'Singapore', online: 'only', going: 88, host: 'Daniel Okonkwo' },
  { id: 'ev-imported', title: 'Imported: “Growth & <b>grit</b>”, an evening with Wolfeschlegelsteinhausenberger', category: 'networking', day: -41, at: '18:00', minutes: 120, city: 'New York', capacity: 50, going: 22, sequence: 7 },
  { id: 'ev-hiring-workshop', title: 'Hire the second person', category: 'workshop', day: -22, at: '14:00', minutes: 180, city: 'Singapore', price: 60, premiumPrice: 40, capacity: 24, going: 'full', host: 'Marie-Élise Beaumont' },
  { id: 'ev-october-breakfast', title: 'Founders’ breakfast', category: 'networking', day: -9, at: '08:30', minutes: 90, city: 'Singapore', capacity: 36, going: 29 },
  { id: 'ev-quarter-sheet', title: 'The quarter on one sheet', category: 'workshop', day: -3, at: '19:00', minutes: 90, city: 'Singapore', going: 41, online: 'too', host: 'Tan Wei Ling' },
  // Upcoming.
  { id: 'ev-founders-breakfast', title: 'Founders’ breakfast', category: 'networking', day: 5, at: '08:30', minutes: 90, city: 'Singapore', capacity: 36, going: 21, sequence: 1 },
  { id: 'ev-books-in-order', title: 'Books in order: an accountant answers', category: 'webinar', day: 6, at: '12:30', minutes: 60, city: 'Singapore', online: 'only', going: 47, host: 'Rajesh Venkataraman' },
  { id: 'ev-pitch-night', title: 'Pitch night: three minutes, no slides', category: 'networking', day: 9, at: '19:00', minutes: 150, city: 'Singapore', price: 20, premiumPrice: 0, capacity: 90, going: 52, refundDays: 2 },
  { id: 'ev-brand-workshop', title: 'A brand in a day', category: 'workshop', day: 12, at: '10:00', minutes: 420, city: 'Singapore', price: 120, premiumPrice: 75, capacity: 18, going: 11, refundDays: 5, host: 'Kenji Watanabe' },
  { id: 'ev-studio-tour', title: 'Studio tour: a repair shop that outgrew the landing', category: 'social', day: 13, at: '15:00', minutes: 90, city: 'Singapore', capacity: 15, going: 'full', host: 'Priya Raghunathan' },
  { id: 'ev-bengaluru-december', title: 'Bengaluru meet-up: getting paid from abroad', category: 'networking', day: 14, at: '18:00', minutes: 120, city: 'Bengaluru', capacity: 45, going: 17 },
  { id: 'ev-cold-email-lab', title: 'Cold email lab', category: 'workshop', day: 16, at: '19:00', minutes: 120, city: 'Singapore', price: 45, premiumPrice: 30, capacity: 12, going: 'full', refundDays: 3 },
  { id: 'ev-london-winter', title: 'London members’ evening', category: 'networking', day: 18, at: '18:30', minutes: 150, city: 'London', capacity: 60, going: 24, sequence: 2 },
  { id: 'ev-tax-before-december', title: 'What to settle before the year ends', category: 'masterclass', day: 19, at: '19:30', minutes: 75, city: 'Singapore', price: 30, premiumPrice: 0, going: 38, online: 'only', refundDays: null },
  { id: 'ev-new-york-brunch', title: 'New York brunch for people far from home', category: 'social', day: 21, at: '11:00', minutes: 120, city: 'New York', price: 35, premiumPrice: 25, capacity: 28, going: 13, refundDays: 3 },
  { id: 'ev-year-end-social', title: 'Year-end social on the roof', category: 'social', day: 23, at: '18:30', minutes: 210, city: 'Singapore', capacity: 150, going: 96 },
  { id: 'ev-sydney-summer', title: 'Sydney summer breakfast', category: 'networking', day: 25, at: '07:30', minutes: 90, city: 'Sydney', capacity: 30, going: 8 },
  { id: 'ev-design-review', title: 'Open design review', category: 'workshop', day: 33, at: '17:00', minutes: 120, city: 'Singapore', capacity: 25, going: 9, online: 'too' },
  { id: 'ev-new-year-plan', title: 'The quarter on one sheet: new year edition', category: 'workshop', day: 46, at: '19:00', minutes: 90, city: 'Singapore', going: 33, online: 'too', host: 'Tan Wei Ling' },
  { id: 'ev-insurance-plain', title: 'Insurance in plain words', category: 'webinar', day: 52, at: '12:30', minutes: 45, city: 'Singapore', online: 'only', going: 15, host: 'Farah Binte Ismail' },
  { id: 'ev-india-founders', title: 'India founders’ round table', category: 'networking', day: 60, at: '16:00', minutes: 180, city: 'Bengaluru', price: 15, premiumPrice: 0, capacity: 24, going: 6, refundDays: 7 },
  { id: 'ev-speaking-masterclass', title: 'A talk people remember', category: 'masterclass', day: 67, at: '18:30', minutes: 120, city: 'London', price: 70, premiumPrice: 45, capacity: 40, going: 12, refundDays: 7, host: 'Kenji Watanabe' },
  // London's clocks change between today and this event, whatever today is.
  { id: 'ev-half-year', title: 'Half-year review, live from London', category: 'webinar', day: 190, at: '13:00', minutes: 60, city: 'London', online: 'only', going: 4 },
  { id: 'ev-annual-conference', title: 'Doers conference: work that lasts', category: 'conference', day: 118, at: '09:00', minutes: 1_980, city: 'Singapore', price: 220, premiumPrice: 150, capacity: 260, going: 61, online: 'too', refundDays: 21, sequence: 4 },
  { id: 'ev-night-market', title: 'Makers’ night market', category: 'social', day: 130, at: '20:00', minutes: 300, city: 'Singapore', going: 18 },
  // Cancelled by the host.
  { id: 'ev-hackathon', title: 'Weekend hackathon for non-coders', category: 'workshop', day: 8, at: '09:30', minutes: 600, city: 'Singapore', price: 40, premiumPrice: 20, capacity: 50, going: 14, status: 'CANCELLED', sequence: 3 },
  { id: 'ev-harbour-cruise', title: 'Harbour cruise', category: 'social', day: 29, at: '17:00', minutes: 180, city: 'Sydney', capacity: 60, going: 11, status: 'CANCELLED', sequence: 2 },
  { id: 'ev-retail-round-table', title: 'Round table: retail without a shop', category: 'networking', day: -30, at: '15:00', minutes: 90, city: 'Singapore', capacity: 20, going: 7, status: 'CANCELLED', sequence: 1 },
  // Drafts.
  { id: 'ev-draft-women', title: 'Women who hire', category: 'networking', day: 40, at: '18:30', minutes: 150, city: 'Singapore', capacity: 60, status: 'DRAFT' },
  { id: 'ev-draft-ai', title: 'What to hand to a machine, and what not', category: 'masterclass', day: 75, at: '19:00', minutes: 90, city: 'Singapore', price: 45, premiumPrice: 0, online: 'too', status: 'DRAFT' },
  { id: 'ev-draft-london', title: 'London members’ evening, spring', category: 'networking', day: 120, at: '18:30', minutes: 150, city: 'London', capacity: 60, status: 'DRAFT' },
  { id: 'ev-draft-retreat', title: 'Three days of quiet work', category: 'social', day: 160, at: '10:00', minutes: 3_600, city: 'Bengaluru', price: 380, premiumPrice: 320, capacity: 20, status: 'DRAFT', refundDays: 30 },
]
