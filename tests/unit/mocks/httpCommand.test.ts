import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Server } from 'node:http'
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
