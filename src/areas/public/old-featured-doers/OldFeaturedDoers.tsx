import { useListFeaturedDoersQuery } from '@/api/community/featuredDoers'
import { SiteButton } from '@/components/links/SiteButton'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { dateColumn, numberColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'

const columns: readonly Column<Shape<'FeaturedDoer'>>[] = [
  personColumn(
    'name',
    'Name',
    ({ firstName, lastName, businessName, image }) => ({
      name: `${firstName} ${lastName}`,
      email: businessName,
      picture: image,
    }),
    { rowHeader: true, to: ({ featuredDoerId }) => paths.featuredDoer(featuredDoerId) },
  ),
  textColumn('headline', 'Tagline', ({ headline }) => headline, { second: true }),
  textColumn('industry', 'Industry', ({ industry }) => industry, { tableOnly: true }),
  dateColumn('date', 'Featured', ({ createdAt }) => createdAt),
  numberColumn('votes', 'Votes', ({ votes }) => votes),
]

/** The previous list of featured doers: all of them, with the endpoint's default values, read-only. */
export default function OldFeaturedDoers() {
  return (
    <div className="container-xl py-4">
      <ListPage
        title="Past featured doers"
        lead="Every member we’ve featured, latest first."
        actions={
          <SiteButton to={paths.featuredDoers} variant="outline-secondary">
            Vote for a doer
          </SiteButton>
        }
        caption="Featured doers"
        query={useListFeaturedDoersQuery({ filter: 'any', sort: 'any', offset: 0, limit: 0 })}
        rows={({ featuredDoers }) => featuredDoers}
        rowKey={({ featuredDoerId }) => featuredDoerId}
        columns={columns}
        filter="industry"
        sort="-date"
        exportName={false}
        empty={{
          title: 'No featured doers yet',
          drawing: 'people',
          text: 'Tell us your story, and you could be the first.',
          card: false,
          action: <SiteButton to={paths.featuredDoers}>Tell your story</SiteButton>,
        }}
      />
    </div>
  )
}
