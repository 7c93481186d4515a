import { OpenedRecord } from '@/components/admin/OpenedRecord'
import type { Survey } from '@/domain/community/surveys'
import { lazyPart } from '@/ui/lazyPart'

const SurveyForm = lazyPart(() => import('./SurveyForm'), 'SurveyForm')
const SurveyResults = lazyPart(() => import('./SurveyResults'), 'SurveyResults')

type Props = {
  all: readonly Survey[]
  edited: string | undefined
  shown: string | undefined
  onEdit: (id?: string) => void
  onShown: (id?: string) => void
}

/** What the URL opens over the list: a survey's editor, or its results. */
export function SurveyDialogs({ all, edited, shown, onEdit, onShown }: Props) {
  const close = () => onEdit()
  return (
    <>
      <OpenedRecord opened={edited} rows={all} rowKey={({ surveyId }) => surveyId} noun="survey" onClose={close}>
        {(survey) => <SurveyForm survey={survey} onClose={close} />}
      </OpenedRecord>
      {shown && !edited && <SurveyResults id={shown} onEdit={() => onEdit(shown)} onClose={() => onShown()} />}
    </>
  )
}

/** The editor with a new survey; it needs no list. */
export function NewSurvey({ onClose }: { onClose: () => void }) {
  return <SurveyForm onClose={onClose} />
}
