import { useEffect, useState } from 'react'
import { isApiError } from '@/api/client/errors'
import { useGetMeQuery } from '@/api/account/profile'
import { useAgreePrivacyPolicyMutation, useAgreeTermsOfUseMutation } from '@/api/account/registration'
import { onReturn } from '@/lib/browser/leaving'
import { isFirstRead } from '@/lib/calls/firstRead'
import { useAppDispatch, useUser } from '@/store/hooks'
import { signOut } from '@/store/session/session'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { useWrite } from '@/ui/useWrite'
import { TextComparison } from '@/components/legal/TextComparison'
import { formatDate } from '@/lib/dates/dates'
import { usePrivacyPolicy, useTermsOfUse, type LegalReading } from './useLegalText'
import './acceptTerms.scss'

/** Changes to the privacy policy and the terms of use, with the choice to agree or to leave (R-TERMS-01). */
export default function AcceptTerms() {
  const user = useUser()
  const me = useGetMeQuery()
  const { refetch } = me
  // The user may have accepted them in another tab: once the profile says so, this page is left.
  useEffect(() => onReturn(() => void refetch()), [refetch])
  const policyDue = user?.mustAgreeToPrivacyPolicy === true
  const termsDue = user?.mustAgreeToTermsOfUse === true
  const policy = usePrivacyPolicy(policyDue, me.data?.privacyPolicyAgreedVersion)
  const terms = useTermsOfUse(termsDue, me.data?.termsOfUseAgreedVersion)
  const [agreePolicy] = useAgreePrivacyPolicyMutation()
  const [agreeTerms] = useAgreeTermsOfUseMutation()
  const { busy, run } = useWrite()
  const [newer, setNewer] = useState(false)
  const leave = useWrite()
  const dispatch = useAppDispatch()

  const due = [
    ...(policyDue ? [{ reading: policy, agree: agreePolicy }] : []),
    ...(termsDue ? [{ reading: terms, agree: agreeTerms }] : []),
  ]
  const ready = due.every(({ reading }) => reading.latest.data !== undefined)
  const agree = () =>
    run(async () => {
      setNewer(false)
      for (const { reading, agree: send } of due) {
        const { error } = await send({ id: reading.latest.data?.legalTextId ?? '' })
        // 409: a newer version was published while this one was being read.
        if (isApiError(error) && error.status === 409) {
          setNewer(true)
          reading.refetch()
        }
        if (error) break
      }
    })
  const decline = () => leave.run(() => dispatch(signOut()))
  const both = policyDue && termsDue
  const names = both ? 'privacy policy and terms of use' : policyDue ? 'privacy policy' : 'terms of use'
  const first = due.every(({ reading }) => !reading.agreedVersion)
  return (
    <div className="blank-wide">
      <Page
        title={first ? `Please read our ${names}` : `Our ${names} ${both || termsDue ? 'have' : 'has'} changed`}
        tabTitle="Accept the terms"
        lead={first ? 'To use your account, please accept them.' : 'Review what’s changed, then accept to continue.'}
      >
        {newer && <Alert live>A newer version has just been published. Please review it.</Alert>}
        {policyDue && <LegalText title="Privacy policy" reading={policy} known={!isFirstRead(me)} />}
        {termsDue && <LegalText title="Terms of use" reading={terms} known={!isFirstRead(me)} />}
        <div className="actions">
          <Button
            data-track="accept-terms"
            busy={busy}
            {...(!ready && { why: 'Still loading the text' })}
            onClick={() => void agree()}
          >
            {both ? 'I agree to both' : 'I agree'}
          </Button>
          <Button variant="outline-secondary" busy={leave.busy} onClick={() => void decline()}>
            Decline and sign out
          </Button>
        </div>
      </Page>
    </div>
  )
}

/** One legal text: the changes since the agreed version, and the full text. */
function LegalText({ title, reading, known }: { title: string; reading: LegalReading; known: boolean }) {
  const { latest, earlier, agreedVersion, notes } = reading
  return (
    <section className="card card-body mb-4 legal-text-card" aria-label={title}>
      <QueryBoundary query={known ? latest : {}} skeleton={{ rows: 6 }} what={`the ${title.toLowerCase()}`}>
        {(text) => (
          <>
            <h2>{title}</h2>
            <p className="text-muted">
              {text.version && `Version ${text.version}`}
              {text.version && text.createdAt && ', '}
              {text.createdAt && `published on ${formatDate(text.createdAt)}`}
              {agreedVersion && `. You agreed to version ${agreedVersion}.`}
            </p>
            {notes.length > 0 && (
              <>
                <h3 className="h4">What’s new</h3>
                <ul>
                  {notes.map(({ version, note, createdAt }) => (
                    <li key={version}>
                      {note}{' '}
                      <span className="text-muted">
                        (version {version}
                        {createdAt && `, ${formatDate(createdAt)}`})
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <TextComparison title={title} before={earlier?.content} after={text.content} />
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
