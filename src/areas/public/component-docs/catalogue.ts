export type Key = [keys: string, does: string]

export type Entry = {
  /** The component's name in the code, also used in its URL. */
  name: string
  group: string
  /** Keyboard support; omitted for components that can't be focused. */
  keys?: readonly Key[]
}

const press: Key = ['Enter or Space', 'Does what the button says']
const tab: Key = ['Tab', 'Goes to it and on to the next']
const type: readonly Key[] = [tab, ['Typing', 'Changes the value; an error goes away as soon as it is put right']]

const groups: Record<string, readonly (string | [name: string, keys: readonly Key[]])[]> = {
  'Acts and links': [
    ['Button', [tab, press]],
    ['IconButton', [tab, press]],
    ['CopyButton', [tab, press]],
    [
      'ConfirmButton',
      [
        tab,
        press,
        ['Escape', 'Closes the question; nothing is done'],
        ['Tab', 'Stays inside the question; it begins on Cancel'],
      ],
    ],
    [
      'ImpactDialog',
      [
        ['Tab', 'Stays inside; it begins on Cancel'],
        ['Typing', 'The name that confirms'],
        ['Escape', 'Closes; nothing is sent'],
      ],
    ],
    ['BulkBar', [tab, press]],
    [
      'BulkResults',
      [
        ['Tab', 'Stays inside'],
        ['Escape', 'Closes, unless something is being sent; the focus goes back'],
      ],
    ],
    [
      'Menu',
      [
        press,
        ['Arrow down, arrow up', 'Next and previous entry'],
        ['Home, End', 'First and last entry'],
        ['Escape', 'Closes and goes back to the button'],
      ],
    ],
    [
      'CommandPalette',
      [
        ['Typing', 'Searches in labels and hints'],
        ['Arrow down, arrow up', 'Next and previous command; after the last comes the first'],
        ['Enter', 'Runs the command'],
        ['Escape', 'Closes and goes back to where the focus was'],
      ],
    ],
    ['Popover', [press, ['Escape', 'Closes and goes back to the button']]],
    ['QuantityInput', [tab, ['Enter or Space', 'One less, one more']]],
    [
      'Tooltip',
      [
        ['Tab', 'Shows it with what it explains'],
        ['Escape', 'Hides it'],
      ],
    ],
    ['SiteLink', [tab, ['Enter', 'Follows the link']]],
  ],
  'Messages and states': [
    'Alert',
    'QueryBoundary',
    'EmptyState',
    'ErrorState',
    'Skeleton',
    'StatusBadge',
    [
      'Toasts',
      [tab, ['Enter or Space', 'Undo, where a message offers it'], ['Focus or pointer on it', 'Stops its time']],
    ],
    'Spinner',
    'ProgressRing',
  ],
  Surfaces: [
    'Card',
    'Section',
    [
      'Dialog',
      [
        ['Tab', 'Stays inside'],
        ['Escape', 'Closes, unless something is under way; the focus goes back'],
      ],
    ],
    ['Disclosure', [tab, ['Enter or Space', 'Opens and closes']]],
    [
      'Tabs',
      [
        ['Arrow right, arrow left', 'Next and previous tab'],
        ['Home, End', 'First and last tab'],
        ['Tab', 'Goes into the panel'],
      ],
    ],
    'DescriptionList',
    'Timeline',
    'Stepper',
  ],
  'Data and pictures': [
    [
      'DataTable',
      [
        ['Enter or Space on a header', 'Sorts by it'],
        ['Enter on a name', 'Opens the row'],
        ['Space on a box', 'Selects the row, or all rows of the page'],
        ['Arrow keys in the frame', 'Scroll'],
      ],
    ],
    [
      'QueryTable',
      [
        ['Typing in the search box', 'Searches after a short pause; Enter searches at once'],
        ['Enter or Space on a filter', 'Shows only these rows'],
        ['Enter or Space on a header', 'Sorts by it'],
      ],
    ],
    [
      'ListPage',
      [
        ['Arrow right, arrow left on a tab', 'Next and previous tab'],
        ['Typing in the search box', 'Searches after a short pause; Enter searches at once'],
        ['Enter or Space on a header', 'Sorts by it'],
        ['Tab', 'From the page’s actions through tabs, search, filters and rows'],
      ],
    ],
    ['ListResults', [tab, ['Enter', 'Goes to the page, or clears the search']]],
    ['Pagination', [tab, ['Enter', 'Goes to the page']]],
    ['Chart', [['Arrow right, arrow left', 'From point to point, each is read'], press]],
    'Avatar',
    'Illustration',
    'CategoryIcon',
    'CategoryArt',
    'CircleArt',
    'Price',
    'DateTime',
    'ByLine',
    'SafeHtml',
  ],
  Forms: [
    [
      'Form',
      [
        ['Enter in a field', 'Sends'],
        ['Sending with faults', 'Goes to the list of faults; each leads to its field'],
      ],
    ],
    ['TextField', type],
    ['TextAreaField', type],
    ['SelectField', [tab, ['Arrow keys, typing', 'Chooses']]],
    [
      'ComboboxField',
      [
        ['Typing', 'Narrows the list'],
        ['Arrow down, arrow up', 'From option to option'],
        ['Enter', 'Chooses'],
        ['Escape', 'Closes the list; what was typed stays'],
      ],
    ],
    ['CheckField', [tab, ['Space', 'On and off']]],
    ['CheckGroupField', [tab, ['Space', 'On and off']]],
    ['RadioField', [tab, ['Arrow keys', 'Chooses']]],
    ['DateField', type],
    ['CodeField', [['Typing or pasting', 'Fills in the digits, also `123 456`']]],
    ['FileField', [tab, ['Enter or Space', 'Opens the choice of files']]],
    [
      'FormDialog',
      [
        ['Tab', 'Stays inside'],
        ['Enter in a field', 'Saves'],
        ['Escape', 'Closes; asks first when something was typed'],
      ],
    ],
    ['NumberField', type],
    ['MoneyField', type],
    ['DateTimeField', type],
    [
      'MultiSelectField',
      [
        ['Typing', 'Narrows the list'],
        ['Arrow down, arrow up', 'From option to option'],
        ['Enter', 'Chooses, or takes the choice back'],
        ['Backspace in the empty box', 'Removes the last one'],
        ['Escape', 'Closes the list'],
      ],
    ],
    [
      'RowsField',
      [
        tab,
        ['Enter or Space on an arrow', 'Moves the row; the focus stays with it'],
        ['Pasting several lines', 'Makes a row of each'],
      ],
    ],
    [
      'RichTextField',
      [
        ['Tab', 'Leaves the text'],
        ['Ctrl or ⌘ with B, I, U', 'Bold, italic, underline'],
        ['Ctrl or ⌘ with Z', 'Takes the last change back'],
      ],
    ],
    [
      'PictureField',
      [
        tab,
        ['Enter or Space', 'Opens the choice of files'],
        ['Arrow keys, + and −', 'Move and zoom the part that is shown'],
      ],
    ],
    [
      'MergeDialog',
      [
        ['Arrow keys', 'Theirs or yours'],
        ['Escape', 'Back to editing'],
      ],
    ],
    ['PasswordField', [...type, ['Enter or Space on the eye', 'Shows what is typed']]],
  ],
}

/** All documented components, by group. */
export const catalogue: readonly Entry[] = Object.entries(groups).flatMap(([group, names]) =>
  names.map((one): Entry => (typeof one === 'string' ? { name: one, group } : { name: one[0], keys: one[1], group })),
)

/** Components without a page of their own, with the reason: part of another, or not renderable alone. */
export const undocumented: Record<string, string> = {
  LazySection: 'draws nothing itself: it renders its children later', UnansweredActs: 'part of the frame: opens UnansweredDialog after a lost answer', UnansweredDialog: 'part of UnansweredActs', CountStatus: 'part of DataTable and ListResults', CheckAgain: 'part of ConfirmDialog and ImpactDialog',
  StateBadge: 'a StatusBadge of a word and its table', ImpactList: 'part of ImpactDialog', TypedName: 'part of ImpactDialog',
  ChartDonut: 'part of Chart', ChartPlot: 'part of Chart', ActDialog: 'part of ConfirmDialog and ImpactDialog', ConfirmDialog: 'part of ConfirmButton', DialogFrame: 'part of Dialog',
  Page: 'the frame of every page: this one stands in it', ProgressBar: 'part of the router’s frame', RouteLink: 'part of Button and of every link', TableBar: 'part of DataTable',
  Settled: 'draws nothing itself: it shows a skeleton or its children', ListTable: 'part of QueryTable', TableSelection: 'part of DataTable', ServerSearch: 'part of QueryTable', ViewButton: 'part of QueryTable', ViewDialog: 'part of QueryTable', NamedViews: 'part of ViewDialog',
  TableHead: 'part of DataTable', TableRow: 'part of DataTable', ToastBody: 'part of Toasts', ToastHost: 'part of Toasts',
  ToastLog: 'opened from the footer', TaskList: 'part of Toasts', TaskTray: 'part of Toasts', TaskRow: 'part of TaskList', FilterBar: 'shown with lists: works on the address of the page',
  SearchBox: 'part of FilterBar', TableFilters: 'part of DataTable and of lists', FilterSheet: 'part of TableFilters', Field: 'part of every field', FieldGroup: 'part of every field', FieldFault: 'part of every field',
  NothingFound: 'part of DataTable and of lists', ScrollFrame: 'part of DataTable and Chart', ShareMeta: 'part of Page: nothing of it is seen',
  AfterDialogs: 'draws nothing itself: it waits for a dialog to close', Hint: 'part of every field', FormErrors: 'part of Form', SubmitButton: 'shown with Form',
  DialogForm: 'FormDialog for a dialog of several steps', FormElement: 'part of Form and FormDialog', FormHead: 'part of Form and FormDialog', FormProvider: 'part of Form and FormDialog',
  ChoiceBox: 'part of MultiSelectField', CropDialog: 'part of PictureField', PicturePicker: 'part of PictureField',
  RichTextEditor: 'part of RichTextField', RichTextToolbar: 'part of RichTextField', LinkBox: 'part of RichTextField',
} // prettier-ignore
