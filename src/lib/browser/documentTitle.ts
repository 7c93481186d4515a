import { env } from '../env'

const stages: Partial<Record<typeof env.stage, string>> = { sit: 'SIT', dev: 'DEV' }

/** The document title: page, product, and on a test installation its name. */
export function fullTitle(title: string): string {
  const stage = stages[env.stage]
  const name = title === '' || title === env.productName ? env.productName : `${title} | ${env.productName}`
  return stage ? `[${stage}] ${name}` : name
}
