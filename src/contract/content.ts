/**
 * The shapes of the content source: JSON files, read without a session. Unlike the API they are not in openapi.yaml. A list
 * of an entry or a page may be missing where it is empty (`api/community/content.ts`).
 */

export type SolutionCategory = 'workspace' | 'marketing' | 'legal' | 'business' | 'tech' | 'health'

export type SolutionVariation = {
  uid: string
  title: string
  /** SGD, decimal. */
  price: number
  /** The price for premium members, in SGD, decimal; if it is missing, they pay `price`. */
  premiumPrice?: number
  /** Set on the India plans: shown in INR, charged in SGD at the day's rate (O-27); `price` is then indicative. */
  priceInr?: number
  interval: 'once' | 'month' | 'year'
  /** How many intervals one charge covers; 1 when missing (a quarter is 3 months). */
  intervalCount?: number
  description?: string
}

export type SolutionAddOn = { uid: string; title: string; price: number; maxQuantity: number; description?: string }

export type SolutionPackage = { uid: string; title: string; description?: string }

/** `solutions.json` is a list of these. */
export type Solution = {
  uid: string
  title: string
  tagline: string
  category: SolutionCategory
  summary: string
  /** HTML. */
  description: string
  image?: string | null
  kind: 'solution' | 'benefit' | 'membership'
  variations: SolutionVariation[]
  addOns: SolutionAddOn[]
  packages: SolutionPackage[]
  allowMultiplePurchases: boolean
  /** Made for one customer (R-CART-12). Only the server knows for whom: this file is public. */
  isPersonalised?: boolean
  topBenefit?: boolean
  topDeal?: boolean
  /** What makes the deal, in a few words. */
  dealText?: string
  /** Ids of the restrictions that the server checks. */
  eligibility?: string[]
  partner?: string
  /** Country codes in lower case; without them it is sold everywhere. */
  countries?: string[]
}

/** `footer.json` is a list of these (R-FTR-02). */
export type FooterSection = {
  order: number
  title: string
  footer_links: { id: string; href: string; label: string }[]
}

/** `maintenance.json`, the single document of this kind. `until` is ISO 8601. */
export type Maintenance = {
  is_prod_maintenance: boolean
  is_sit_maintenance: boolean
  message?: string
  until?: string
}

export type PageMetadata = { type?: string; title?: string; description?: string; image?: string; imageAlt?: string }

/** `pages/{uid}.json`. */
export type ContentPage = {
  uid: string
  title: string
  lead?: string
  /** Calls to action below the lead; the first is the primary one. */
  actions?: ContentLink[]
  sections: ContentSection[]
  metadata?: PageMetadata
}

export type ContentLink = { label: string; href: string }

export type ContentSection = {
  heading?: string
  html: string
  /** A full-bleed band that closes a page with a call to action; by default plain. */
  look?: 'plain' | 'closing'
  cards?: ContentCard[]
  /** Calls to action below the text; the first is the primary one. */
  actions?: ContentLink[]
}

/** Without a link it only states something. */
export type ContentCard = { title: string; text?: string; link?: ContentLink }

/** `blog.json` is a list of these, newest first. `publishedAt` is ISO 8601. */
export type BlogPost = {
  uid: string
  title: string
  summary: string
  html: string
  author: string
  publishedAt: string
  tags: string[]
  image?: string | null
}

/** A variation of a solution, by the uids of both; its prices are those of `solutions.json`. */
export type PricedItem = { solution: string; variation: string }

/** `home.json`. */
export type HomeContent = {
  title: string
  lead: string
  benefitsValue: string
  cashback: string
  figures: { value: string; label: string; href?: string }[]
  /** Suggestions below the search field. */
  searches?: ContentLink[]
  /** Uids of the solutions that the hero shows with their prices. */
  picks?: string[]
  /** What a year costs with and without the membership. */
  firstYear?: {
    title: string
    text: string
    /** `times`: how often it is charged in the year; 1 when missing. */
    lines: (PricedItem & { label: string; times?: number })[]
    membership: PricedItem & { label: string }
  }
  /** The plans whose prices are named next to the free one. */
  plans?: PricedItem[]
  steps: { title: string; text: string }[]
  quotes: { text: string; name: string; role: string }[]
  questions: { question: string; answer: string }[]
}

export type MenuLink = { id?: string; label: string; text?: string; href: string }

/** `menu.json`: the Solutions & Benefits mega menu and the hub (R-HDR-02). */
export type MenuContent = {
  categories: (MenuLink & { id: SolutionCategory })[]
  topBenefits: MenuLink[]
  topDeals: MenuLink[]
  resources: MenuLink[]
}

/** `microsites/{name}.json`. */
export type Microsite = {
  name: string
  title: string
  lead: string
  html: string
  form: 'campaign' | 'landing' | 'mailingList'
  campaignId?: string
  landingPageId?: string
}
