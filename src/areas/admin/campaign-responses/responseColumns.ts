import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { textColumn, type Column } from '@/ui/table/columnMakers'

/** The columns of the members' responses. */
export const memberColumns: readonly Column<Shape<'CampaignResponse'>>[] = [
  writerColumn(),
  textColumn('response', 'Response', ({ responseText }) => responseText, { truncate: true, unlabelled: true }),
  textColumn('campaign', 'Campaign', ({ campaignId }) => campaignId, { second: true }),
  receivedColumn(),
]

/** The columns of the visitors' responses. */
export const visitorColumns: readonly Column<Shape<'PublicCampaignResponse'>>[] = [
  writerColumn(),
  textColumn('campaign', 'Campaign', ({ campaignId }) => campaignId, { second: true }),
  receivedColumn(),
]
