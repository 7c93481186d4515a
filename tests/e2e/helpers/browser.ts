// Finds a Chromium-family browser for the end-to-end tests, or installs one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const systemBrowsers: Record<string, string[]> = {
  // The headless shell draws the same pages with a fifth less work.
  linux: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
}

function onPath(name: string): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** The browser's path; an empty string means Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not exist`)
    return chosen
  }
  if (existsSync(chromium.executablePath())) return ''
  for (const name of systemBrowsers[process.platform] ?? []) {
    const found = /[/\\]/.test(name) ? (existsSync(name) ? name : undefined) : onPath(name)
    if (found) return found
  }
  return undefined
}

/** Finds a browser, or installs one: Playwright's own, else the system's package if that is allowed. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  console.warn('No Chromium, Chrome or Edge was found: installing one for the browser tests.')
  const root = process.getuid?.() === 0
  const run = (command: string, args: string[]) => {
    console.warn(`> ${command} ${args.join(' ')}`)
    return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  }
  const linux = process.platform === 'linux'
  if (run('npx', ['playwright', 'install', ...(root && linux ? ['--with-deps'] : []), '--only-shell', 'chromium']))
    return ''
  if (linux && root && onPath('apt-get') && run('apt-get', ['update']))
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name])) {
        const installed = findBrowser()
        if (installed !== undefined) return installed
      }
  throw new Error(
    'There is no browser for the end-to-end tests, and none could be installed.\n' +
      'Install Chrome or Chromium (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH=/path/to/chrome,\n' +
      'then run this again. Everything else is tested by: npm run test:unit',
  )
}
