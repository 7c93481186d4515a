import { readChaos } from '../settings/chaos'
import { clock } from '../settings/clock'
import { db } from '../db/db'
import { password } from '../db/seeds/personaUsers'
import { environment } from '../settings/environment'
import { readRules } from '../settings/faults'
import { personas } from '../personas'
import { writeRule } from '../rule'
import { scenarios } from '../scenarios'
import type { Scenario } from '../scenarios/scenario'
import { callers } from './callers'
import { deliveries } from './deliveries'

const shown = 30

/** Settings that point a build at this server. @param address this server's URL, as the browser reached it */
const configFor = (address: string) => ({
  VITE_API_BASE_URL: `${address}/api`,
  VITE_CONTENT_URL: `${address}/content`,
  VITE_STAGE: 'local',
  VITE_STRIPE_KEY: 'pk_test_mocks',
  VITE_COOKIE_KEY: 'mocks-only-cookie-key',
})

/** The server's own page: personas, scenarios, current settings and the latest requests. */
export function indexPage(address: string): string {
  const personaRows = Object.entries(personas).map(([name, { title, userId }]) => [
    link(`/?as=${name}`, name),
    text(title),
    text(db.users.find((user) => user.userId === userId)?.email ?? ''),
  ])
  const scenarioRows = Object.entries<Scenario>(scenarios).map(([name, { title, as }]) => [
    link(`/?scenario=${name}`, name),
    text(title),
    text(as ?? ''),
  ])
  const requestRows = deliveries
    .read()
    .slice(-shown)
    .reverse()
    .map(({ time, as, method, path, status, ms, fault }) =>
      [time.slice(11, 23), as, `${method} ${path}`, status, ms, fault ?? ''].map(text),
    )
  const mailRows = db.mails.slice(0, shown).map(({ to, subject, text: body }) => [to, subject, body].map(text))
  return document(
    `<p>The API is at <code>${text(address)}/api</code>, the content at <code>${text(address)}/content</code>.</p>`,
    section('Settings', table(['Setting', 'Now'], settingRows())),
    '<form method="post" action="/mocks/reset"><button>Reset everything</button></form>',
    section(
      'Point a build at it',
      `<p>config.json beside the built index.html:</p><pre>${text(JSON.stringify(configFor(address), null, 2))}</pre>`,
    ),
    section(
      'Personas',
      `<p>The password of all is <code>${password}</code>. A link answers calls without a token as this persona.</p>`,
      table(['Name', 'Is', 'E-mail'], personaRows),
    ),
    section(
      'Latest requests',
      table(['Time', 'As', 'Call', 'Status', 'ms', 'Fault'], requestRows),
      `<p>All of them: ${link('/mocks/log', '/mocks/log')}</p>`,
    ),
    section('Mailbox', table(['To', 'Subject', 'Text'], mailRows)),
    section('Scenarios', table(['Name', 'Is', 'Persona'], scenarioRows)),
  )
}

function settingRows(): string[][] {
  const chaos = readChaos()
  const rows: [string, string][] = [
    ['as', callers.standing ?? 'visitor'],
    ['scenario', environment.scenario ?? 'none'],
    ['fail', readRules().map(writeRule).join(',') || 'nothing'],
    ['chaos', chaos ? `${chaos.seed},${chaos.share}` : 'off'],
    ['at', clock.iso()],
    ['backend', environment.personality ?? 'as it is'],
  ]
  return rows.map((row) => row.map(text))
}

const text = (value: string | number) =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const link = (href: string, label: string) => `<a href="${text(href)}">${text(label)}</a>`

const section = (title: string, ...parts: string[]) => `<section><h2>${title}</h2>${parts.join('')}</section>`

function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p>None yet.</p>'
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const document = (...parts: string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Doerscircle mocks</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 70rem; margin: 1rem auto; padding: 0 1rem }
  section { overflow-x: auto }
  td, th { padding: 0.1rem 1rem 0.1rem 0; text-align: left; vertical-align: top }
</style>
<h1>Doerscircle mocks</h1>
${parts.join('\n')}
<script>
  // Reloading the page must not start a scenario again.
  history.replaceState(null, '', '/')
</script>
</html>
`
