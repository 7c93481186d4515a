import { setEnvironment, environment, personalities, type Environment } from '../settings/environment'

const countries = ['sg', 'in', 'us', 'gb', 'my', 'id', 'jp', 'au', 'de', 'ae', 'hk']
const flags = ['is_prod_maintenance', 'is_sit_maintenance'] as const

/** Settings around the server: latency, the visitor's country, maintenance, Stripe. */
export function EnvironmentPart() {
  return (
    <>
      <label>
        Every answer takes (ms)
        <input
          type="number"
          min={0}
          step={100}
          value={environment.latency}
          onChange={({ target }) => setEnvironment({ latency: Math.max(0, target.valueAsNumber || 0) })}
        />
      </label>
      <label>
        Answers hold
        <select
          value={environment.personality ?? ''}
          onChange={({ target }) =>
            setEnvironment({ personality: personalities.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">everything</option>
          <option value="minimal">only what is required</option>
          <option value="strange">nulls and unknown words</option>
        </select>
      </label>
      <label>
        The visitor is in
        <select
          value={environment.country ?? ''}
          onChange={({ target }) => setEnvironment({ country: target.value || null })}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase())}
            </option>
          ))}
          <option value="">nobody knows where</option>
        </select>
      </label>
      <label>
        Stripe (after a reload)
        <select
          value={environment.stripe}
          onChange={({ target }) => setEnvironment({ stripe: target.value as Environment['stripe'] })}
        >
          <option value="ready">is ready</option>
          <option value="slow">takes 4 seconds</option>
          <option value="offline">cannot be reached</option>
        </select>
      </label>
      {flags.map((flag) => (
        <label key={flag} className="mock-panel-check">
          <input
            type="checkbox"
            checked={environment.maintenance[flag] ?? false}
            onChange={({ target }) =>
              setEnvironment({ maintenance: { ...environment.maintenance, [flag]: target.checked } })
            }
          />
          {flag}
        </label>
      ))}
    </>
  )
}
