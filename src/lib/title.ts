import { env } from './env'

const stages: Partial<Record<typeof env.stage, string>> = { sit: 'SIT', dev: 'DEV' }

/** What stands in the browser's tab: the page, the product, and on a test installation which one it is (T15.6). */
export function fullTitle(title: string): string {
  const stage = stages[env.stage]
  const name = title === '' || title === env.productName ? env.productName : `${title} | ${env.productName}`
  return stage ? `[${stage}] ${name}` : name
}

/** Names the page in the browser's tab, for pages whose title depends on what they show. */
export function setTitle(title: string): void {
  document.title = fullTitle(title)
}
