import { useEffect, useState } from 'react'
import { needsAnalysis, passwordStrength, type Analyse, type PasswordStrength } from '@/domain/account/passwordStrength'
import { env } from '@/lib/env'
import './passwordMeter.scss'

/** Lazy-loaded with the first character: it is larger than the rest of the app. */
const analyser = () => import('zxcvbn').then(({ default: zxcvbn }): Analyse => zxcvbn)

const unasked: Analyse = () => ({ score: 4 })

/** Password strength as a bar and a label (R-VAL-16 to R-VAL-19). Renders nothing for an empty password. */
export function PasswordMeter({ password, hints }: { password: string; hints: readonly string[] }) {
  const [strength, setStrength] = useState<PasswordStrength>()
  const words = hints.join('\n')
  useEffect(() => {
    let stale = false
    const judge = (analyse: Analyse) => {
      if (!stale) setStrength(passwordStrength(password, [env.productName, ...words.split('\n')], analyse))
    }
    if (!needsAnalysis(password)) judge(unasked)
    // Without the analysis there is no word on the strength; the server still decides.
    else analyser().then(judge, () => setStrength(undefined))
    return () => {
      stale = true
    }
  }, [password, words])
  if (!strength || password === '') return null
  return (
    <div className="strength" data-score={strength.score}>
      <span className="strength-bar" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= Math.max(1, strength.score) ? 'strength-on' : undefined} />
        ))}
      </span>
      <span role="status">
        <span className="visually-hidden">Password strength: </span>
        {strength.label}
      </span>
    </div>
  )
}
