import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'

// `npm run check`: runs as many of these at once as there are cores, since most use only one. Each prints when it ends.
const waiting = ['lint', 'types', 'circles', 'unused', 'contract:check', 'format:check']

const run = (name) =>
  new Promise((done) => {
    const options = { shell: process.platform === 'win32', maxBuffer: Infinity }
    execFile('npm', ['run', name], options, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr)
      if (error) process.exitCode = 1
      done()
    })
  })

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name)
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
