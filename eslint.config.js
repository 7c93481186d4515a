import boundaries from 'eslint-plugin-boundaries'
import imports from 'eslint-plugin-import'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import tseslint from 'typescript-eslint'

// Each floor and all that it may look down on. Imports run one way only (README, Architecture).
const floors = {
  main: ['app', 'store', 'api', 'domain', 'contract', 'ui', 'lib', 'styles', 'mocks', 'build'],
  start: ['contract', 'lib'],
  app: ['areas', 'components', 'store', 'domain', 'api', 'contract', 'ui', 'lib', 'styles'],
  areas: ['components', 'store', 'domain', 'api', 'contract', 'ui', 'lib', 'styles'],
  components: ['store', 'domain', 'api', 'contract', 'ui', 'lib', 'styles'],
  store: ['domain', 'api', 'contract', 'lib'],
  api: ['domain', 'contract', 'lib'],
  domain: ['contract', 'lib'],
  ui: ['lib', 'styles'],
  contract: ['lib'],
  content: [],
  styles: [],
  lib: [],
  build: [
    'start',
    'app',
    'areas',
    'components',
    'store',
    'api',
    'domain',
    'contract',
    'content',
    'ui',
    'lib',
    'styles',
  ],
  mocks: ['domain', 'contract', 'content', 'lib'],
}

const pageModules = ['src/areas/**/*.tsx']

// Where TypeScript cannot follow what is certain. Everywhere else in src a type is checked or inferred, never asserted.
const assertions = {
  'src/api/client/callToasts.ts': 'the declaration of a call has typed the answer and the arguments of its own toasts',
  'src/build/prerenderedPages.ts': 'the content is a file of this repository',
  'src/domain/access/teamAccess.ts': 'joins the keys of two levels of a table',
  'src/domain/account/aboutYou.ts': 'each question says whether it takes one answer or several',
  'src/domain/membership/premium.ts': 'every plan is in the list',
  'src/lib/storage/crypto.ts': 'the library reads only the cipher text of its parameters',
  'src/lib/env.ts': 'filled before anything reads it',
  'src/lib/objects.ts': 'the keys of an object are those of its type',
  'src/lib/text/sanitise.ts': 'a sink takes TrustedHTML for text, and its types do not say so',
  'src/store/content/contentSlice.ts': 'one record holds files of different types, each under its own name',
  'src/store/payment/attempts.ts': 'one storage holds attempts of different payments, each under its own key',
  'src/store/payment/paymentOf.ts': 'one map holds different payments, each under its own key',
  'src/store/reducer.ts': 'the query cache is injected before anything reads it',
  'src/store/session/userCookie.ts': 'some fields of a user are a user',
  'src/ui/IconButton.tsx': 'a union of props with some of them omitted',
  'src/ui/attempt.ts': 'a conditional type of what was awaited',
  'src/ui/form/useDraft.ts': 'the same fields as the initial values',
  'src/ui/form/useFormState.ts': 'without a schema the values are sent as they are',
  'src/ui/form/useFreshness.tsx': 'the value of a field by its name',
  'src/ui/table/TableRow.tsx': 'memo drops the type parameter of a component',
  'src/ui/table/useListParams.ts': 'every filter has a value',
}

const restrictedImports = [
  { name: 'axios', message: 'Only api/client speaks to axios.' },
  { name: 'axios-retry', message: 'Only api/client speaks to axios.' },
  { name: 'crypto-js', message: 'Import the parts (crypto-js/aes …): 6 kB instead of 20.' },
  {
    name: '@stripe/stripe-js',
    message: 'Import @stripe/stripe-js/pure: the plain one fetches a script on import.',
  },
  { name: 'react-bootstrap', message: 'Import the component (react-bootstrap/Modal): the barrel is 30 kB.' },
  { name: 'zxcvbn', message: 'Load zxcvbn where it is used: (await import("zxcvbn")).default' },
]

export default tseslint.config(
  {
    ignores: [
      'dist*/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      '.stryker-tmp/**',
      '**/*.gen.ts',
      'src/contract/schema.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { boundaries, import: imports },
    settings: {
      'import/resolver': {
        alias: {
          map: [
            ['@content', './public/content'],
            ['@mocks', './mocks'],
            ['@tests', './tests'],
            ['@', './src'],
          ],
          extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
        },
      },
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import/extensions': ['.ts', '.tsx'],
      'boundaries/elements': [
        { type: 'areas', pattern: 'src/areas/*/*', capture: ['area', 'place'] },
        ...Object.keys(floors)
          .filter((floor) => !['main', 'areas', 'mocks'].includes(floor))
          .map((type) => ({ type, pattern: `src/${type}` })),
        { type: 'mocks', pattern: 'mocks' },
        { type: 'main', pattern: 'src' },
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(floors).map(([type, below]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: below } } } },
          })),
        },
      ],
      'no-restricted-imports': [
        'error',
        ...restrictedImports,
        {
          name: 'react-router-dom',
          importNames: ['useNavigate'],
          message: 'components/links/useOnward goes on after an answer, its useGo at once.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'HTML is shown by components/SafeHtml only.',
        },
        {
          selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
          message: 'HTML is shown by components/SafeHtml only.',
        },
        {
          selector:
            ":matches(MemberExpression[property.name='isLoading'], VariableDeclarator > ObjectPattern > Property[key.name='isLoading'])",
          message:
            'Ask lib/firstRead: isLoading is true again when a failed query is read by another part of the page.',
        },
        { selector: "MemberExpression[property.name='randomUUID']", message: 'Missing on pages without TLS.' },
        { selector: "CallExpression[callee.property.name='toFixed']", message: 'Amounts are shown by lib/money.' },
        {
          selector: 'JSXAttribute[name.name=/^(to|href)$/] > Literal[value=/^\\u002F/]',
          message: 'Addresses of the app are written in domain/paths only.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: Object.keys(assertions),
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  { files: ['src/api/client/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/components/links/useOnward.ts'], rules: { 'no-restricted-imports': ['error', ...restrictedImports] } },
  {
    files: ['src/**/*.tsx', 'mocks/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: { ...jsxA11y.flatConfigs.recommended.rules, 'jsx-a11y/no-autofocus': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.flat.recommended.rules, 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A page is a default export; everything else is imported by its name.
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    ignores: [...pageModules, 'tests/mutation/vitest.config.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['tests/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Import fc of tests/properties: its seed is fixed.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Property[key.name=/timeout$/i] > Literal, CallExpression[callee.property.name=/^waitFor/] > Literal.arguments:nth-child(2), CallExpression[callee.name=/^(it|test)$/] > Literal.arguments:nth-child(3))',
          message: 'How long a test waits is said once, in tests/waits.ts.',
        },
        {
          selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'] > Literal[value>19]",
          message: 'Wait for what is expected, or use fake timers: a sleep is too short on a busy machine.',
        },
      ],
    },
  },
  {
    files: ['tests/{unit,pages}/**/*.{ts,tsx}'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // renderAt gives the queries of the page that it has drawn.
      'testing-library/render-result-naming-convention': 'off',
      'testing-library/prefer-screen-queries': 'off',
      // Where the focus is, and what a prerendered page holds, no query names.
      'testing-library/no-node-access': 'off',
    },
  },
  {
    files: ['tests/e2e/**/*.spec.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      'playwright/expect-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
    },
  },
)
