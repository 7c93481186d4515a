import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'

// `npm run check`: hardly one of these uses more than one core, so as many run at once as there are cores. Each prints at its end.
const waiting = ['lint', 'types', 'circles', 'unused', 'contract:check', 'format:check']

const run = (name) =>
  new Promise((done) => {
    const options = { shell: process.platform === 'win32', maxBuffer: Infinity }
    execFile('npm', ['run', name], options, (error, told, complaints) => {
      process.stdout.write(told + complaints)
      if (error) process.exitCode = 1
      done()
    })
  })

async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name)
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
