import { isNotFound } from '@/api/client/errors'
import { fetchLatest } from '@/api/client/fetchOnce'
import {
  profileApi,
  useCreateSignupSurveyMutation,
  useSavePersonalizationMutation,
  useUpdateSignupSurveyMutation,
  useUpdateUserTagsMutation,
} from '@/api/account/profile'
import { finishedPersonalization, signupSurveyOf, tagChange, type AboutAnswers } from '@/domain/account/aboutYou'
import { surveyGoal } from '@/domain/access/personalisation'
import { paths } from '@/domain/navigation/paths'
import { clearDraft } from '@/lib/storage/drafts'
import { useAppDispatch, useUser } from '@/store/hooks'
import { intendedPathTo } from '@/store/navigation/intendedPath'
import { useWrite } from '@/ui/useWrite'
import { useOnward } from '@/components/links/useOnward'

/** Storage key of the draft until it is submitted. */
export const surveyDraft = 'about-you'

/** Completes the survey: saves the answers, silently updates the signup survey and the tags, and navigates on. */
export function useFinish(before: AboutAnswers) {
  const userId = useUser()?.userId ?? ''
  const [save] = useSavePersonalizationMutation()
  const [createSurvey] = useCreateSignupSurveyMutation()
  const [updateSurvey] = useUpdateSignupSurveyMutation()
  const [updateTags] = useUpdateUserTagsMutation()
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const { busy, run } = useWrite()

  const saveSignupSurvey = async (answers: AboutAnswers) => {
    const read = profileApi.endpoints.getSignupSurvey.initiate({ id: userId })
    const { data, error } = await fetchLatest(dispatch(read))
    const body = signupSurveyOf(answers)
    if (data) await updateSurvey({ signupSurveyId: data.signupSurveyId, body })
    // Only if there is none: if it just couldn't be read, creating one could add a second.
    else if (isNotFound(error)) await createSurvey({ id: userId, body })
  }
  const saveTags = async (answers: AboutAnswers) => {
    const { data = [] } = await fetchLatest(dispatch(profileApi.endpoints.listUserTags.initiate({ id: userId })))
    const body = tagChange(
      before,
      answers,
      data.map(({ tag }) => tag),
    )
    if (body.newTags.length + body.removeTags.length > 0) await updateTags({ id: userId, body })
  }

  const finish = (answers: AboutAnswers, query: URLSearchParams) =>
    run(async () => {
      const { error } = await save({ body: { personalization: finishedPersonalization(answers) } })
      if (error) return
      // Fire and forget: no waiting, and failures are silent (R-SILENT).
      void saveSignupSurvey(answers)
      void saveTags(answers)
      clearDraft(surveyDraft)
      const goal = surveyGoal(query)
      await onward(goal ? intendedPathTo(goal) : paths.userProfilingDone, { replace: true })
    })
  return { finish, busy }
}
