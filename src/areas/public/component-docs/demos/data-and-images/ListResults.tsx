import { Card } from '@/ui/layout/Card'
import { textColumn, type Column } from '@/ui/table/columnMakers'
import { ListResults } from '@/ui/table/ListResults'
import { useListParams } from '@/ui/table/useListParams'
import { useRows } from '@/ui/table/rows/useRows'

type Post = { title: string }

const posts = Array.from({ length: 9 }, (_, index): Post => ({ title: `What we learnt in month ${index + 1}` }))
const fields: readonly Column<Post>[] = [textColumn('title', 'Title', ({ title }) => title)]

export function Demo() {
  const list = useListParams({ size: 4, prefix: 'posts-' })
  const found = useRows(posts, fields, list)
  return (
    <ListResults
      found={found}
      list={list}
      noun="post"
      nothing={{ title: 'No posts match', text: 'Try another word.', clear: 'Show all posts' }}
    >
      {(rows) => rows.map(({ title }) => <Card key={title} title={title} level={3} />)}
    </ListResults>
  )
}
