import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'

const started: (ChildProcess | Server)[] = []

afterEach(() => {
  for (const one of started.splice(0)) {
    if ('kill' in one) one.kill('SIGKILL')
    else one.close()
  }
})

function run(...options: string[]) {
  const child = spawn(process.execPath, ['mocks/http/start.mjs', ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  return child
}

/** What a run that ends by itself has said, and its exit code. */
async function outcome(...options: string[]) {
  const child = run(...options)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code: code as number | null }
}

async function aServer(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  started.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('names its addresses, serves, and ends at once with Ctrl+C, whatever still hangs', async () => {
  const child = run('--port', '0', '--host', '127.0.0.1')
  let said = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes('log: ')) break
  }
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
  expect((await fetch(`${address}/api/time`)).status).toBe(200)
  const hung = expect(fetch(`${address}/api/time`, { headers: { 'X-Mocks-Fail': '*:hang' } })).rejects.toThrow()
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  await hung
})

test('says which port is taken, and ends with 1', async () => {
  const port = await aServer()
  expect(await outcome('--port', String(port), '--host', '127.0.0.1')).toEqual({
    said: `Port ${port} is taken. Another one: npm run mocks -- --port ${port + 1}\n`,
    code: 1,
  })
})
