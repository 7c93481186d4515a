/** The anchors of the marketplace page (R-RTE-09). */
export const marketplaceAnchors = ['workspace', 'marketing', 'legal', 'business', 'tech', 'health'] as const
export type MarketplaceAnchor = (typeof marketplaceAnchors)[number]
