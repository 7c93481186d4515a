// npm run probe -- https://host/api [--token …] [--admin]
// Reads a server and prints where its answers differ from the contract. Better than --token, which stays in the shell's
// history: the variable PROBE_TOKEN.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const usage = 'npm run probe -- https://host/api [--token … or PROBE_TOKEN] [--admin] [--timeout seconds]'

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { token: { type: 'string' }, admin: { type: 'boolean' }, timeout: { type: 'string' } },
    })
    const { protocol, href } = new URL(positionals[0] ?? '')
    const seconds = Number(values.timeout ?? 15)
    if (!/^https?:$/.test(protocol) || positionals.length > 1 || !(seconds > 0)) return undefined
    const token = (values.token ?? process.env.PROBE_TOKEN)?.trim() || undefined
    return { base: href.replace(/\/+$/, ''), token, admin: values.admin === true, patience: seconds * 1000 }
  } catch {
    return undefined
  }
}

const command = readCommand()
if (!command) {
  console.error(usage)
  process.exit(64)
}
const { module } = await runnerImport('./src/contract/probe/probe.ts', { configFile: false, logLevel: 'error' })
process.exitCode = await module.probe({ ...command, print: (line) => void process.stdout.write(`${line}\n`) })
