// The mocks are TypeScript and import by the app's paths: Vite loads them, without building anything.
import { runnerImport } from 'vite'

const { module } = await runnerImport('./mocks/http/command.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})
await module.runCommand(process.argv.slice(2))
