export type Key = [keys: string, does: string]

export type Entry = {
  /** The component's name in the code, also used in its URL. */
  name: string
  group: string
  /** Keyboard support; omitted for components that can't be focused. */
  keys?: readonly Key[]
}

const press: Key = ['Enter or Space', 'Does what the button says']
const tab: Key = ['Tab', 'Moves focus to it, then on to the next control']
const type: readonly Key[] = [tab, ['Typing', 'Changes the value; an error disappears as soon as it’s fixed']]

const groups: Record<string, readonly (string | [name: string, keys: readonly Key[]])[]> = {
  'Actions and links': [
    ['Button', [tab, press]],
    ['IconButton', [tab, press]],
    ['CopyButton', [tab, press]],
    [
      'ConfirmButton',
      [
        tab,
        press,
        ['Escape', 'Closes the dialog without doing anything'],
        ['Tab', 'Stays inside the dialog, starting on Cancel'],
      ],
    ],
    [
      'ImpactDialog',
      [
        ['Tab', 'Stays inside, starting on Cancel'],
        ['Typing', 'Enters the name that confirms'],
        ['Escape', 'Closes without sending'],
      ],
    ],
    ['BulkBar', [tab, press]],
    [
      'BulkResults',
      [
        ['Tab', 'Stays inside'],
        ['Escape', 'Closes, unless something is being sent; focus returns'],
      ],
    ],
    [
      'Menu',
      [
        press,
        ['Arrow down, arrow up', 'Next and previous item'],
        ['Home, End', 'First and last item'],
        ['Escape', 'Closes and returns to the button'],
      ],
    ],
    [
      'CommandPalette',
      [
        ['Typing', 'Searches in labels and hints'],
        ['Arrow down, arrow up', 'Next and previous command, wrapping around'],
        ['Enter', 'Runs the command'],
        ['Escape', 'Closes and returns focus'],
      ],
    ],
    ['Popover', [press, ['Escape', 'Closes and returns to the button']]],
    ['QuantityInput', [tab, ['Enter or Space', 'One less, one more']]],
    [
      'Tooltip',
      [
        ['Tab', 'Shows it with the element it explains'],
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
    ['Toasts', [tab, ['Enter or Space', 'Undo, if the message offers it'], ['Focus or hover', 'Pauses its timer']]],
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
        ['Escape', 'Closes, unless something is in progress; focus returns'],
      ],
    ],
    ['Disclosure', [tab, ['Enter or Space', 'Opens and closes']]],
    [
      'Tabs',
      [
        ['Arrow right, arrow left', 'Next and previous tab'],
        ['Home, End', 'First and last tab'],
        ['Tab', 'Moves into the panel'],
      ],
    ],
    'DescriptionList',
    'Timeline',
    'Stepper',
  ],
  'Data and images': [
    [
      'DataTable',
      [
        ['Enter or Space on a header', 'Sorts by it'],
        ['Enter on a name', 'Opens the row'],
        ['Space on a box', 'Selects the row, or all rows of the page'],
        ['Arrow keys in the scroll area', 'Scrolls'],
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
        ['Tab', 'Moves from the page’s actions through tabs, search, filters and rows'],
      ],
    ],
    ['ListResults', [tab, ['Enter', 'Goes to the page, or clears the search']]],
    ['Pagination', [tab, ['Enter', 'Goes to the page']]],
    ['Chart', [['Arrow right, arrow left', 'Moves from point to point; each one is read out'], press]],
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
        ['Enter in a field', 'Submits'],
        ['Submitting with errors', 'Moves to the list of errors; each one links to its field'],
      ],
    ],
    ['TextField', type],
    ['TextAreaField', type],
    ['SelectField', [tab, ['Arrow keys, typing', 'Selects']]],
    [
      'ComboboxField',
      [
        ['Typing', 'Narrows the list'],
        ['Arrow down, arrow up', 'Moves between options'],
        ['Enter', 'Selects'],
        ['Escape', 'Closes the list and keeps the text'],
      ],
    ],
    ['CheckField', [tab, ['Space', 'Turns it on or off']]],
    ['CheckGroupField', [tab, ['Space', 'Turns it on or off']]],
    ['RadioField', [tab, ['Arrow keys', 'Selects']]],
    ['DateField', type],
    ['CodeField', [['Typing or pasting', 'Fills in the digits, including `123 456`']]],
    ['FileField', [tab, ['Enter or Space', 'Opens the file picker']]],
    [
      'FormDialog',
      [
        ['Tab', 'Stays inside'],
        ['Enter in a field', 'Saves'],
        ['Escape', 'Closes; asks first if there are unsaved changes'],
      ],
    ],
    ['NumberField', type],
    ['MoneyField', type],
    ['DateTimeField', type],
    [
      'MultiSelectField',
      [
        ['Typing', 'Narrows the list'],
        ['Arrow down, arrow up', 'Moves between options'],
        ['Enter', 'Selects or deselects'],
        ['Backspace in an empty box', 'Removes the last one'],
        ['Escape', 'Closes the list'],
      ],
    ],
    [
      'RowsField',
      [
        tab,
        ['Enter or Space on an arrow', 'Moves the row and keeps focus on it'],
        ['Pasting several lines', 'Creates a row for each'],
      ],
    ],
    [
      'RichTextField',
      [
        ['Tab', 'Leaves the editor'],
        ['Ctrl or ⌘ with B, I, U', 'Bold, italic, underline'],
        ['Ctrl or ⌘ with Z', 'Undoes the last change'],
      ],
    ],
    [
      'PictureField',
      [tab, ['Enter or Space', 'Opens the file picker'], ['Arrow keys, + and −', 'Moves and zooms the visible part']],
    ],
    [
      'MergeDialog',
      [
        ['Arrow keys', 'Chooses theirs or yours'],
        ['Escape', 'Back to editing'],
      ],
    ],
    ['PasswordField', [...type, ['Enter or Space on the eye', 'Shows the password']]],
  ],
}

/** All documented components, by group. */
export const catalogue: readonly Entry[] = Object.entries(groups).flatMap(([group, names]) =>
  names.map((one): Entry => (typeof one === 'string' ? { name: one, group } : { name: one[0], keys: one[1], group })),
)
