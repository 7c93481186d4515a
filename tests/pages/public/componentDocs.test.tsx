import { componentProps } from 'virtual:component-props'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@/areas/public/component-docs/catalogue'
import { keys } from '@/areas/public/component-docs/keys'
import { goTo, renderAt, screen, waitFor } from '@tests/page'
import { sources } from '@tests/sources'

/** Components without a page of their own, with the reason: part of another, or not renderable alone. */
const undocumented: Record<string, string> = {
  LazySection: 'renders nothing itself: it renders its children later', UnansweredWrites: 'part of the frame: opens UnansweredDialog after a lost answer', UnansweredDialog: 'part of UnansweredWrites', CountStatus: 'part of ListTable and of lists', CheckAgain: 'part of ConfirmDialog and ImpactDialog',
  StateBadge: 'a StatusBadge of a word and its table', ImpactList: 'part of ImpactDialog',
  ChartDonut: 'part of Chart', ChartPlot: 'part of Chart', WriteDialog: 'part of ConfirmDialog and ImpactDialog', ConfirmDialog: 'part of ConfirmButton', DialogFrame: 'part of Dialog',
  Page: 'the frame of every page, including this one', ProgressBar: 'part of the router’s frame', RouteLink: 'part of Button and of every link', TableBar: 'part of ListTable', BulkBar: 'part of ListTable',
  Settled: 'renders nothing itself: it shows a skeleton or its children', ServerSearch: 'part of QueryTable', ViewDialog: 'part of QueryTable', OpenedRecord: 'part of QueryTable', MissingRecord: 'part of OpenedRecord', NamedViews: 'part of ViewDialog',
  TableHead: 'part of ListTable', TableRow: 'part of ListTable', ToastBody: 'part of Toasts', ToastHost: 'part of Toasts',
  ToastLog: 'opened from the footer', TaskList: 'part of Toasts', TaskTray: 'part of Toasts', TaskRow: 'part of TaskList', FilterBar: 'shown with lists: works on the address of the page',
  SearchBox: 'part of FilterBar', TableFilters: 'part of ListTable and of lists', Field: 'part of every field', FieldGroup: 'part of every field', FieldFault: 'part of every field',
  NothingFound: 'part of ListTable and of lists', ScrollFrame: 'part of ListTable and Chart', ShareMeta: 'part of Page, and invisible',
  AfterDialogs: 'renders nothing itself: it waits for a dialog to close', Hint: 'part of every field', FormErrors: 'part of Form', Check: 'part of the fields with choices', SubmitButton: 'shown with Form',
  DialogForm: 'FormDialog for a dialog of several steps', FormElement: 'part of Form and FormDialog', FormHead: 'part of Form and FormDialog',
  ComboboxInput: 'part of ComboboxField and MultiSelectField', CropDialog: 'part of PictureField', PicturePicker: 'part of PictureField',
  RichTextEditor: 'part of RichTextField', RichTextToolbar: 'part of RichTextField', LinkBox: 'part of RichTextField',
} // prettier-ignore

describe('the catalogue', () => {
  it('has an example for every component with keyboard support', () => {
    const names = catalogue.map(({ name }) => name)
    expect(Object.keys(keys).filter((name) => !names.includes(name))).toEqual([])
  })

  it('lists every component of ui, or a reason why not', () => {
    const known = new Set([...catalogue.map(({ name }) => name), ...Object.keys(undocumented)])
    const all = Object.keys(componentProps).filter((path) => path.startsWith('ui/'))
    expect(all.filter((path) => !known.has(path.replace(/^.*\//, '')))).toEqual([])
  })

  it('describes a component as used in the product only if a file uses it (R-CONST-05)', () => {
    const code = [...sources('src', /\.tsx?$/)].flatMap(([file, text]) =>
      file.includes('component-docs') ? [] : [text],
    )
    const isUsed = (name: string) =>
      code.some((text) =>
        text.includes(`function ${name}(`) ? text.includes(`<${name}`) : new RegExp(`\\b${name}\\b`).test(text),
      )
    expect(Object.keys(undocumented).filter((name) => !isUsed(name))).toEqual([])
  })

  it('finds the props of every component in the code', () => {
    expect(catalogue.filter(({ doc }) => !doc).map(({ name }) => name)).toEqual([])
    expect(componentProps['ui/Button']?.props).toContainEqual({
      name: 'busy',
      type: 'boolean',
      optional: true,
      fallback: 'false',
      says: 'Shows progress in place: keeps width, name and focus, and ignores further clicks.',
    })
  })
})

describe('the pages', () => {
  it('lists all components with a description, and shows every one without errors', async () => {
    const { router } = await renderAt('/docs/components')
    expect(await screen.findByRole('link', { name: 'Alert' })).toHaveAttribute('href', '/docs/components/Alert')
    expect(screen.getByText('An inline message.')).toBeVisible()

    for (const { name } of catalogue) {
      await goTo(router, `/docs/components/${name}`)
      await screen.findByRole('heading', { level: 1, name })
      await waitFor(() => expect(screen.getAllByRole('region').length, name).toBeGreaterThan(2))
      await screen.findAllByRole('button', { name: 'Copy code' })
    }
  })

  it('switches the example to dark mode and large text, and cleans up afterwards', async () => {
    const { user, router } = await renderAt('/docs/components/Alert')
    const alert = await screen.findByText('A title: success')
    await user.click(screen.getByRole('switch', { name: 'Dark' }))

    expect(alert.closest('[data-bs-theme]')).toHaveAttribute('data-bs-theme', 'dark')
    await user.click(screen.getByRole('switch', { name: 'Text at 200 %' }))
    expect(document.documentElement.style.fontSize).toBe('200%')
    await goTo(router, '/mailing-list')
    await screen.findByRole('heading', { name: 'Mailing list' })
    expect(document.documentElement.style.fontSize).toBe('')
  })
})
