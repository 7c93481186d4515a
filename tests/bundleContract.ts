import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { contractFile } from './contract'
import { sources } from './sources'

/** Joins openapi.yaml with its paths, schemas and responses before the first test, once per change. */
export async function setup(project: TestProject): Promise<void> {
  project.onTestsRerun(bundleContract)
  await bundleContract()
}

async function bundleContract() {
  const changed = [...sources('src/contract', /\.yaml$/).keys()].map((file) => statSync(file).mtimeMs)
  if (existsSync(contractFile) && statSync(contractFile).mtimeMs > Math.max(...changed)) return
  const { bundle, createConfig } = await import('@redocly/openapi-core')
  const bundled = await bundle({ ref: 'src/contract/openapi.yaml', config: await createConfig({}) })
  mkdirSync(dirname(contractFile), { recursive: true })
  // Renamed when it is whole: another run may read it at the same time.
  const draft = `${contractFile}.${process.pid}`
  writeFileSync(draft, JSON.stringify(bundled.bundle.parsed))
  renameSync(draft, contractFile)
}
