import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { startMockServer, type MockServer } from './server'

const usage = 'npm run mocks -- [--port 5390] [--host 127.0.0.1]'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Starts the server as the command line says, and ends with the process. */
export async function runCommand(given: string[]): Promise<void> {
  try {
    const { port, host } = readOptions(given)
    const server = await startMockServer({ port, print, ...(host === undefined ? {} : { host }) })
    for (const line of greeting(server, host)) print(line)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
}

function readOptions(given: string[]): { port: number; host: string | undefined } {
  const { values } = parseArgs({
    args: given,
    options: { port: { type: 'string', default: '5390' }, host: { type: 'string' } },
  })
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port ${values.port}: this is no port`)
  return { port, host: values.host }
}

function greeting({ url, port }: MockServer, host: string | undefined): string[] {
  const addresses =
    host === undefined || host === '0.0.0.0' || host === '::' ? [url, ...network(port)] : [hostUrl(host, port)]
  return [
    'Doerscircle mocks',
    ...addresses.map((address) => `  ${address}/`),
    `  API: ${addresses[0]}/api, content: ${addresses[0]}/content, log: ${addresses[0]}/mocks/log`,
  ]
}

const hostUrl = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

const network = (port: number) =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => hostUrl(address, port))

function messageOf(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Another one: npm run mocks -- --port ${(port ?? 5390) + 1}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host: this machine has no such address (${message})`
  return `${message}\n${usage}`
}
