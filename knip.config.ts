import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'src/main.tsx',
    'src/build/{prerender.tsx,routeList.ts}',
    'src/contract/**/*.mjs',
    'src/contract/checks/*.gen.ts',
    'src/contract/probe/probe.ts',
    'src/areas/public/component-docs/demos/**/*.tsx',
    // Loaded by a function that several places call, or that does without them.
    'src/{areas/public/cart/pay/Pay,areas/public/login/LoginForm,components/billing/OrderDialog}.tsx',
    'src/ui/{feedback/progress/ProgressBar,overlay/DialogFrame}.tsx',
    'mocks/{server,browser}.ts',
    'mocks/panel/Panel.tsx',
    'mocks/http/{start.mjs,command.ts}',
    'tests/**/*.{ts,tsx,mjs}',
  ],
  project: ['src/**/*.{ts,tsx,mjs}', 'mocks/**/*.{ts,tsx,mjs}', 'tests/**/*.{ts,tsx,mjs}'],
  stryker: { config: ['tests/mutation/stryker.config.mjs'] },
  // Exported types name what a function takes and returns, whether or not anybody spells them.
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Peers of react-bootstrap and of the import plugin; style sheets that are read by path.
    '@popperjs/core',
    'bootstrap',
    'eslint-import-resolver-alias',
  ],
  compilers: {
    // A component that is named in `lazyPart` is used.
    tsx: (text) => text.replace(/(import\('[^']+'\)), '(\w+)'/g, '$1.then(({ $2 }) => $2)'),
  },
}

export default config
