import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { headersFor, readHeaders } from '../hosting/rules'
import { expect, test } from './helpers/test'

const installed = spawnSync('nginx', ['-v']).status === 0

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })

/** The example of tests/hosting, adapted to a machine with the build in dist. */
async function startNginx(api: string) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const dist = resolve('dist')
  const config = readFileSync('tests/hosting/nginx.conf', 'utf8')
    .replaceAll('/srv/doerscircle', dist)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http://127.0.0.1:8081', api)
    .replace('include mime.types', 'include /etc/nginx/mime.types')
    .replace('worker_processes auto;', `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;`)
    .replace('http {', 'http { access_log off;')
  writeFileSync(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await expect.poll(async () => (await fetch(url).catch(() => undefined))?.status).toBe(200)
  const stop = () => {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

test('nginx with the example configuration serves the build like a static host', async ({ site }) => {
  test.skip(!installed, 'nginx is not installed here')
  const { url, stop } = await startNginx(site.url)
  try {
    const rules = readHeaders(readFileSync('dist/_headers', 'utf8'))
    const shell = readFileSync('dist/app.html', 'utf8')
    for (const path of ['/', '/account/profile', '/solutions/company-registration', '/no/such/page']) {
      const answer = await fetch(`${url}${path}`)
      expect(answer.status, path).toBe(200)
      const headers = Object.fromEntries(answer.headers)
      // Every header of the static hosts' file, with the same value.
      for (const [name, value] of Object.entries(headersFor(rules, path))) expect(headers[name], name).toBe(value)
      expect(headers['cache-control'], path).toBe('no-cache')
    }
    expect(await (await fetch(`${url}/surveys/any`)).text()).toBe(shell)
    const [asset] = /assets\/[\w-]+\.js/.exec(shell) ?? []
    const script = await fetch(`${url}/${asset}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(script.headers.get('content-type')).toMatch(/javascript/)
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404)
    for (const file of ['_headers', '_redirects', 'security-headers.conf'])
      expect((await fetch(`${url}/${file}`)).status, file).toBe(404)
    const api = await fetch(`${url}/api/time`)
    expect(api.headers.get('content-type')).toMatch(/json/)
  } finally {
    stop()
  }
})
