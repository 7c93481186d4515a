import { useState } from 'react'
import { Download } from 'react-bootstrap-icons'
import { PrivacyChoices } from '@/components/privacy/PrivacyChoices'
import { readColourMode } from '@/lib/browser/colourMode'
import { env } from '@/lib/env'
import { saveFile } from '@/lib/files/download'
import { countOf } from '@/lib/money/counts'
import { consent } from '@/lib/storage/consent'
import { readCookie } from '@/lib/storage/cookies'
import { useUser } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { DataPart } from './DataPart'
import { isNothingHeld } from './nothingHeld'
import { useMyData, type Part } from './useMyData'
import '@/components/settings.scss'
import './userData.scss'

const choices = { granted: 'Analytics on', denied: 'Analytics off', unasked: 'Not set' }
const colours = { system: 'Match device', light: 'Light', dark: 'Dark' }

/** Data stored only in this browser, by label; excludes anything that gives access to the account. */
function browserFacts(): Record<string, string | null> {
  return {
    'Privacy choice': choices[consent.read()],
    'Analytics ID': readCookie('distinct_id') ?? null,
    'Referral code': readCookie('referral') ?? null,
    Country: readCookie('country')?.toUpperCase() ?? null,
    Language: readCookie('language') ?? null,
    'Featured doers you’ve voted for': readCookie('featured_doer_votes') ?? null,
    Colours: colours[readColourMode()],
  }
}

/** A signed-in user's data as held by the app. This page is never tracked (R-TRK-04). */
export default function UserData() {
  const userId = useUser()?.userId
  return userId ? <Data userId={userId} /> : null
}

const isMissing = ({ reading }: Part) => reading.isError === true && !isNothingHeld(reading.error)

function Data({ userId }: { userId: string }) {
  const parts = useMyData(userId)
  const [choosing, setChoosing] = useState(false)
  const reading = parts.some((part) => part.reading.data === undefined && part.reading.isError !== true)
  const missing = reading ? [] : parts.filter(isMissing)
  const save = () => {
    const exportedAt = new Date().toISOString()
    const held = Object.fromEntries(parts.map((part) => [part.key, part.reading.data ?? null]))
    const file = {
      product: env.productName,
      exportedAt,
      userId,
      couldNotBeRead: missing.map(({ key }) => key),
      ...held,
      thisBrowser: browserFacts(),
    }
    saveFile(
      new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
      `${env.productName}-my-data-${exportedAt.slice(0, 10)}.json`,
    )
  }
  return (
    <div className="blank-wide">
      <Page
        title="Your data"
        lead={`The data ${env.productName} holds about you. Only you can see this page, and opening it isn’t tracked.`}
        actions={
          <Button icon={<Download aria-hidden />} busy={reading} onClick={save}>
            Download as JSON
          </Button>
        }
      >
        {missing.length > 0 && (
          <Alert kind="warning" live title={`We couldn’t load ${countOf(missing.length, 'part')}`}>
            The file lists what’s missing. Reload those parts below, then download again.
          </Alert>
        )}
        <p className="text-muted">
          The file contains everything in full, including your ID and account numbers. Keep it somewhere only you can
          open.
        </p>
        <div className="settings">
          {parts.map((part) => (
            <DataPart key={part.key} part={part} />
          ))}
          <Card
            title="In this browser"
            actions={
              <Button variant="outline-secondary" size="sm" onClick={() => setChoosing(true)}>
                Privacy choices
              </Button>
            }
          >
            <DescriptionList items={Object.entries(browserFacts()).map(([term, value]) => ({ term, value }))} />
          </Card>
        </div>
        {choosing && <PrivacyChoices onClose={() => setChoosing(false)} />}
      </Page>
    </div>
  )
}
