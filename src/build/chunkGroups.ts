/** A module that several entries need: pages, dialogs, everything that is imported dynamically. */
export type SharedModule = {
  /** From the project's root. */
  path: string
  /** The entries that need it, without `showcase`. */
  entries: readonly string[]
  /** The heavy libraries it brings beyond those of the first page. */
  libraries: readonly Library[]
  /** Whether it is part of the tables of lists or charts, or shows one. */
  figures: boolean
}

type Library = 'changes' | 'dates' | 'forms' | 'html' | 'payments'

/** Libraries too large for pages that do not need them. */
export const libraries: readonly [Library, RegExp][] = [
  ['changes', /node_modules\/diff\//],
  ['dates', /node_modules\/moment\//],
  ['forms', /node_modules\/(formik|yup|lodash-es|downshift)\//],
  ['html', /node_modules\/dompurify\//],
  ['payments', /node_modules\/@stripe\//],
]

/** Tables of lists and charts, which no public page shows. */
export const figures = /^src\/ui\/(table|chart)\//

/** Modules are named by their paths; `**\/` stands for any folders. */
export const modulePattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\./g, '\\.').replaceAll('**/', '(?:.*/)?')}$`)

/** A group takes its roots, or the shared modules that fit, and all that they import unless an earlier group has it. */
export type Group = { name: string; roots?: readonly string[]; fits?: (module: SharedModule) => boolean }

/** The mocks with all that they import: they start while the app is still being fetched. */
export const mocksGroup = { name: 'mocks', roots: ['mocks/browser.ts'] } as const

/** What every first load needs: the entry, the layouts of `/` and `/login`, and the styles of these two pages. */
export const startGroup = {
  name: 'first',
  roots: [
    'src/main.tsx',
    'src/app/layouts/DefaultLayout.tsx',
    'src/app/layouts/BlankLayout.tsx',
    'src/ui/**/Page.tsx',
    'src/components/signing/signingAddress.ts',
    'src/domain/cart/catalogue.ts',
    'src/domain/cart/interval.ts',
    'src/areas/public/home/hero.scss',
    'src/areas/public/home/home.scss',
    'src/areas/public/login/login.scss',
    'src/components/passwordInput.scss',
    'src/ui/form/form.scss',
  ] as const,
}

/** Imported by modules of an earlier group, but used by a later one only: the toolkit re-exports it for the query library. */
export const placed: readonly [module: RegExp, group: string][] = [[/node_modules\/reselect\//, 'site']]

/**
 * What shows components of many places: it says nothing about which pages need one. Pages of documentation, and what the
 * home page fetches later.
 */
export const showcase =
  /^src\/areas\/public\/(component-docs\/|microsites\/|user-data\/|home\/(NextForYou|Community)\.tsx$)/

/** The area of an entry, by its folder; undefined for the app's own layouts and dialogs. */
export const areaOf = (entry: string): string | undefined => /^src\/areas\/([\w-]+)\//.exec(entry)?.[1]

const areasOf = ({ entries }: SharedModule): Set<string> => new Set(entries.flatMap((entry) => areaOf(entry) ?? []))

/** Needed by a public page. */
const isGeneral = (module: SharedModule) => areasOf(module).has('public')
const isOnlyOf = (area: string, module: SharedModule) => areasOf(module).size === 1 && areasOf(module).has(area)

const brings = ({ libraries: own }: SharedModule, ...some: Library[]) => own.every((library) => some.includes(library))
const needs = (library: Library, { libraries: own }: SharedModule) => own.includes(library)

const formParts = /^src\/(ui\/form|components\/(signing|contact))\//
const paymentParts = /^src\/(components|store)\/payment\//
const isPlain = ({ path }: SharedModule) => !formParts.test(path) && !paymentParts.test(path)
const isHeavy = (module: SharedModule) => module.libraries.length > 0 || !isPlain(module)

/** The prerendered pages on which most visits begin; what the home page fetches later is not among them. */
const browsing = /^src\/areas\/public\/(home\/Home\.tsx$|(solutions|premium-membership|content)\/)/
/** Small style sheets of such pages: they join the shared one. */
export const earlyStyles = /^src\/areas\/(public\/(events|solutions?|premium-membership)|account\/overview)\//
/** Those of the editor come with it. */
export const editorStyles = /(^src\/ui\/form\/richText\.scss|node_modules\/quill\/.*\.css)$/
/** The start of the account, with its layout and dialogs, and a product: most visits go on to these. */
export const busy: readonly string[] = [
  'src/areas/account/overview/Overview.tsx',
  'src/areas/public/solution/Solution.tsx',
  'src/app/layouts/DashboardLayout.tsx',
  'src/app/sidebar/AccountModals.tsx',
]
const isBusy = ({ entries }: SharedModule) => entries.some((entry) => busy.includes(entry))
const isOfEvents = ({ entries }: SharedModule) => entries.includes('src/areas/public/events/Events.tsx')
const isOfCart = ({ entries }: SharedModule) => entries.some((entry) => entry.startsWith('src/areas/public/cart/'))
const adminStart = 'src/areas/admin/start/Start.tsx'
/** Light, and also used without a form. */
const field = /^src\/ui\/form\/Field\.tsx$/

/** Style sheets: one for public pages, one for what only other areas show; a page's own sheet stays with the page. */
export const styleGroups = ['shared', 'members'] as const

/**
 * The groups of shared code, in the order in which they are filled, so that a group imports earlier ones only. What a
 * module imports is needed by all the areas that need the module: public groups never import those of other areas.
 * @param areas the folders of `src/areas`: each but `public` has a group of its own
 */
export function codeGroups(areas: readonly string[]): readonly Group[] {
  const inside = areas.filter((area) => area !== 'public')
  return [
    // What every page soon needs: the routes, the stored session, other tabs, the cart, tracking, the question of consent,
    // and what the pages show on which most visits begin. One file, because `/` and `/login` fetch it in parallel with
    // their code.
    {
      name: 'site',
      roots: [
        'src/app/routes/rest.tsx',
        'src/store/**/start.ts',
        'src/store/**/session.ts',
        'src/store/**/endSession.ts',
        'src/store/**/attribution.ts',
        'src/store/**/intendedPath.ts',
        'src/store/**/backgroundTasks.ts',
        'src/app/focusHeading.ts',
        'src/app/layouts/AfterStart.tsx',
        'src/app/layouts/useOutagePages.ts',
        'src/components/SkeletonRegion.tsx',
        'src/components/useServerNow.ts',
        'src/domain/access/terms.ts',
        'src/domain/billing/periods.ts',
        'src/lib/counts.ts',
        'src/lib/download.ts',
        'src/lib/emailAddress.ts',
        'src/lib/restoreScroll.ts',
        'src/lib/singaporeDay.ts',
        'src/ui/feedback/StatusBadge.tsx',
        'src/ui/layout/Card.tsx',
      ],
      fits: (module) =>
        brings(module) &&
        (field.test(module.path) || (isPlain(module) && module.entries.some((entry) => browsing.test(entry)))),
    },
    // The client of the API with what tells of an outage, and what the start page of the back office shares with public
    // pages: none of the tables, dates and forms.
    {
      name: 'client',
      roots: [
        'src/api/client/baseQuery.ts',
        'src/api/client/checkFiles.ts',
        'src/api/client/reach.ts',
        'src/areas/public/maintenance/Maintenance.tsx',
        'src/store/**/unreachable.ts',
        'src/app/ErrorPage.tsx',
        'src/components/access/useAccess.ts',
        'src/domain/access/personalisation.ts',
      ],
      fits: (module) => brings(module) && isPlain(module) && isGeneral(module) && module.entries.includes(adminStart),
    },
    // The account tells of payments whose outcome is unknown. Dialogs that confirm are part of the cart and of most lists.
    {
      name: 'common',
      roots: [
        'src/store/payment/attempts.ts',
        'src/store/payment/cartOrder.ts',
        'src/ui/overlay/ConfirmButton.tsx',
        'src/components/SignInLink.tsx',
      ],
      fits: (module) =>
        brings(module) &&
        isPlain(module) &&
        isGeneral(module) &&
        (isBusy(module) || (isOfCart(module) && isOfEvents(module))),
    },
    {
      name: 'payments',
      fits: (module) =>
        brings(module) &&
        isGeneral(module) &&
        !formParts.test(module.path) &&
        (isOfCart(module) || paymentParts.test(module.path)),
    },
    // The home page shows the price, too, but fetches it later: to the rule it is used by one page.
    {
      name: 'general',
      roots: ['src/components/events/EventPrice.tsx'],
      fits: (module) => brings(module) && isPlain(module) && isGeneral(module),
    },
    {
      name: 'member',
      roots: ['src/app/memberGuards.ts', 'src/store/**/userCookie.ts'],
    },
    // The start page of the account, and what opens by itself in the accounts, come with their layout.
    {
      name: 'dashboard',
      roots: [
        'src/areas/account/overview/Overview.tsx',
        'src/app/sidebar/AccountModals.tsx',
        'src/app/header/ProfileLink.tsx',
        'src/app/layouts/DashboardLayout.tsx',
        'src/components/account/useNextSteps.ts',
        'src/components/account/usePersonalAccount.ts',
        'src/api/userOptions.ts',
      ],
      fits: (module) => brings(module) && isPlain(module) && !module.figures && !isGeneral(module) && isBusy(module),
    },
    {
      name: 'admin-start',
      roots: ['src/app/layouts/AdminLayout.tsx'],
      fits: (module) => isOnlyOf('admin', module) && module.entries.includes(adminStart),
    },
    {
      name: 'inside',
      fits: (module) =>
        brings(module) && isPlain(module) && !module.figures && !isGeneral(module) && areasOf(module).size > 1,
    },
    { name: 'charts', fits: ({ path }) => /^src\/ui\/chart\//.test(path) },
    {
      name: 'lists',
      fits: (module) =>
        brings(module) &&
        isPlain(module) &&
        !isGeneral(module) &&
        (areasOf(module).size > 1 || /^src\/ui\/table\//.test(module.path)),
    },
    ...inside.map((area) => ({
      name: area,
      fits: (module: SharedModule) => brings(module) && isPlain(module) && isOnlyOf(area, module),
    })),
    { name: 'dates', fits: (module) => needs('dates', module) },
    { name: 'html', roots: ['src/components/SafeHtml.tsx'] },
    { name: 'changes', fits: (module) => needs('changes', module) && isPlain(module) && isGeneral(module) },
    {
      name: 'forms',
      fits: (module) => brings(module, 'forms') && !paymentParts.test(module.path) && isGeneral(module),
    },
    {
      name: 'card',
      fits: (module) => isGeneral(module) && (paymentParts.test(module.path) || needs('payments', module)),
    },
    { name: 'member-forms', fits: (module) => isHeavy(module) && areasOf(module).size > 1 && !isGeneral(module) },
    ...inside.map((area) => ({
      name: `${area}-forms`,
      fits: (module: SharedModule) => isHeavy(module) && isOnlyOf(area, module),
    })),
  ]
}
