import { Card } from '@/ui/layout/Card'
import { textColumn, type Column } from '@/ui/table/columnMakers'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { ListResults } from '@/ui/table/ListResults'
import { useListParams } from '@/ui/table/useListParams'
import { useRows } from '@/ui/table/rows/useRows'

type Post = { title: string; topic: string }

const topics = ['Hiring', 'Money', 'Sales']
const posts: readonly Post[] = Array.from({ length: 9 }, (_, index) => ({
  title: `What we learnt in month ${index + 1}`,
  topic: topics[index % 3] ?? '',
}))
const fields: readonly Column<Post>[] = [
  textColumn('title', 'Title', ({ title }) => title),
  textColumn('topic', 'Topic', ({ topic }) => topic),
]

function Posts() {
  const list = useListParams({ filters: ['topic'], size: 4, prefix: 'posts-' })
  const found = useRows(posts, fields, list)
  return (
    <>
      <FilterBar
        list={list}
        search="Search posts"
        chips={{ name: 'topic', label: 'Topic', options: found.choices('topic') }}
      />
      <ListResults
        found={found}
        list={list}
        noun="post"
        nothing={{ title: 'No posts match', text: 'Try another word or topic.', clear: 'Show all posts' }}
      >
        {(rows) => rows.map(({ title, topic }) => <Card key={title} title={title} level={3} children={topic} />)}
      </ListResults>
    </>
  )
}

export const states = {
  'Cards with search, filter and pages': <Posts />,
}
