import { fetchOnce } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/account/profile'
import { newestFirst } from '@/domain/community/legalVersions'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useParam } from '@/ui/hooks/useParam'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { lazyPart } from '@/ui/lazyPart'
import type { LegalEditing, LegalText } from './legalEditing'
import { LegalVersions } from './LegalVersions'

const loading = <Skeleton shape="form" label="Loading the editor" />
const LegalEditor = lazyPart(() => import('./LegalEditor'), 'LegalEditor', loading)

type Props = LegalEditing & { versions: QueryResult<readonly LegalText[]> }

/** The versions of one legal text, and the editor for the next one. */
export function LegalTextPage({ title, versions, ...editing }: Props) {
  const [show = 'versions', setShow] = useParam('show')
  const known = versions.data && newestFirst(versions.data)
  const isWriting = show === 'new'
  useQuickActions(isWriting ? [] : [{ label: 'Write a new version', onSelect: () => setShow('new') }])
  const dispatch = useAppDispatch()
  const onPublished = () => {
    setShow()
    // The publisher has to agree too: the guards redirect as soon as the profile says so.
    void fetchOnce(dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })))
  }
  return (
    <Page
      title={title}
      tabTitle={`Admin: ${title}`}
      lead="Every version is kept. Members must accept the latest one to use their account."
      actions={!isWriting && <Button onClick={() => setShow('new')}>Write a new version</Button>}
    >
      <Tabs
        label={title}
        tabs={[
          { key: 'versions', label: 'Versions', ...(known && { count: known.length }) },
          { key: 'new', label: 'New version', load: LegalEditor.load },
        ]}
        value={isWriting ? 'new' : 'versions'}
        onChange={(key) => setShow(key === 'new' ? key : undefined)}
      >
        {!isWriting || !known ? (
          <LegalVersions title={title} versions={versions} onWrite={() => setShow('new')} />
        ) : (
          <LegalEditor title={title} versions={known} onPublished={onPublished} {...editing} />
        )}
      </Tabs>
    </Page>
  )
}
