type Keys = Readonly<Record<string, string>>

const tab: Keys = { Tab: 'Moves focus to it, then on to the next control' }
const press: Keys = { 'Enter or Space': 'Does what the button says' }
const button = { ...tab, ...press }
const text: Keys = { ...tab, Typing: 'Changes the value; an error disappears as soon as it’s fixed' }
const inside: Keys = { Tab: 'Stays inside' }
const arrows: Keys = { 'Arrow down, arrow up': 'Moves between options' }
const onOff: Keys = { ...tab, Space: 'Turns it on or off' }
const search: Keys = { 'Typing in the search box': 'Searches after a short pause; Enter searches at once' }
const sort: Keys = { 'Enter or Space on a header': 'Sorts by it' }

/** Keyboard support by component; none for those that can't be focused. */
export const keys: Readonly<Record<string, Keys>> = {
  Button: button,
  IconButton: button,
  CopyButton: button,
  ConfirmButton: {
    ...press,
    Escape: 'Closes the dialog without doing anything',
    Tab: 'Moves focus to the button; in the dialog it stays inside, starting on Cancel',
  },
  ImpactDialog: {
    Tab: 'Stays inside, starting on Cancel',
    Typing: 'Enters the name that confirms',
    Escape: 'Closes without sending',
  },
  BulkResults: { ...inside, Escape: 'Closes, unless something is being sent; focus returns' },
  Menu: {
    ...press,
    'Arrow down, arrow up': 'Next and previous item',
    'Home, End': 'First and last item',
    Escape: 'Closes and returns to the button',
  },
  CommandPalette: {
    Typing: 'Searches in labels and hints',
    'Arrow down, arrow up': 'Next and previous command, wrapping around',
    Enter: 'Runs the command',
    Escape: 'Closes and returns focus',
  },
  Popover: { ...press, Escape: 'Closes and returns to the button' },
  QuantityInput: { ...tab, 'Enter or Space': 'One less, one more' },
  Tooltip: { Tab: 'Shows it with the element it explains', Escape: 'Hides it' },
  SiteLink: { ...tab, Enter: 'Follows the link' },
  Toasts: { ...tab, 'Enter or Space': 'Undo, if the message offers it', 'Focus or hover': 'Pauses its timer' },
  Dialog: { ...inside, Escape: 'Closes, unless something is in progress; focus returns' },
  Disclosure: { ...tab, 'Enter or Space': 'Opens and closes' },
  Tabs: {
    'Arrow right, arrow left': 'Next and previous tab',
    'Home, End': 'First and last tab',
    Tab: 'Moves into the panel',
  },
  ListTable: {
    ...sort,
    'Enter on a name': 'Opens the row',
    'Space on a box': 'Selects the row, or all rows of the page',
    'Arrow keys in the scroll area': 'Scrolls',
  },
  QueryTable: { ...search, 'Enter or Space on a filter': 'Shows only these rows', ...sort },
  ListPage: {
    'Arrow right, arrow left on a tab': 'Next and previous tab',
    ...search,
    ...sort,
    Tab: 'Moves from the page’s actions through tabs, search, filters and rows',
  },
  Pagination: { ...tab, Enter: 'Goes to the page' },
  Chart: { 'Arrow right, arrow left': 'Moves from point to point; each one is read out', ...press },
  Form: {
    'Enter in a field': 'Submits',
    'Submitting with errors': 'Moves to the list of errors; each one links to its field',
  },
  TextField: text,
  TextAreaField: text,
  SelectField: { ...tab, 'Arrow keys, typing': 'Selects' },
  ComboboxField: {
    Typing: 'Narrows the list',
    ...arrows,
    Enter: 'Selects',
    Escape: 'Closes the list and keeps the text',
  },
  CheckField: onOff,
  CheckGroupField: onOff,
  RadioField: { ...tab, 'Arrow keys': 'Selects' },
  DateField: text,
  CodeField: { 'Typing or pasting': 'Fills in the digits, including `123 456`' },
  FileField: { ...tab, 'Enter or Space': 'Opens the file picker' },
  FormDialog: { ...inside, 'Enter in a field': 'Saves', Escape: 'Closes; asks first if there are unsaved changes' },
  NumberField: text,
  MoneyField: text,
  DateTimeField: text,
  MultiSelectField: {
    Typing: 'Narrows the list',
    ...arrows,
    Enter: 'Selects or deselects',
    'Backspace in an empty box': 'Removes the last one',
    Escape: 'Closes the list',
  },
  RowsField: {
    ...tab,
    'Enter or Space on an arrow': 'Moves the row and keeps focus on it',
    'Pasting several lines': 'Creates a row for each',
  },
  RichTextField: {
    Tab: 'Leaves the editor',
    'Ctrl or ⌘ with B, I, U': 'Bold, italic, underline',
    'Ctrl or ⌘ with Z': 'Undoes the last change',
  },
  PictureField: {
    ...tab,
    'Enter or Space': 'Opens the file picker',
    'Arrow keys, + and −': 'Moves and zooms the visible part',
  },
  MergeDialog: { 'Arrow keys': 'Chooses theirs or yours', Escape: 'Back to editing' },
  PasswordField: { ...text, 'Enter or Space on the eye': 'Shows the password' },
}
