import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useState } from 'react'
import { ChevronDown } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import type { Choice } from './SelectField'
import { matching } from '../combobox/comboboxOptions'
import '../combobox/combobox.scss'

type Props = {
  id: string
  control: { name: string; 'aria-describedby'?: string | undefined }
  options: readonly Choice[]
  /** The selected values. */
  chosen: readonly string[]
  onChoose: (choice: Choice) => void
  /** Backspace was pressed in the empty input. */
  onClear: () => void
}

const { stateChangeTypes: types } = useCombobox

/** Input and listbox of a field with autocomplete. The list stays open after a selection. */
export function ChoiceBox({ id, control, options, chosen, onChoose, onClear }: Props) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const choices = isOpen ? matching(options, typed) : []

  const stateReducer = (
    _state: UseComboboxState<Choice>,
    { type, changes }: UseComboboxStateChangeOptions<Choice>,
  ): Partial<UseComboboxState<Choice>> => {
    const picked = type === types.InputKeyDownEnter || type === types.ItemClick
    return picked && changes.selectedItem ? { ...changes, isOpen: true } : changes
  }
  const box = useCombobox<Choice>({
    inputId: id,
    items: [...choices],
    itemToString: (item) => item?.label ?? '',
    defaultHighlightedIndex: typed ? 0 : -1,
    isOpen,
    selectedItem: null,
    inputValue: typed,
    stateReducer,
    onStateChange: ({ type, selectedItem, isOpen: opens, inputValue }) => {
      if (opens !== undefined) setOpen(opens)
      if (type === types.InputChange) setTyped(inputValue ?? '')
      else if (type === types.InputBlur || selectedItem) setTyped('')
      // Blur selects nothing: highlighting is not a selection.
      if (selectedItem && type !== types.InputBlur) onChoose(selectedItem)
    },
  })
  const input = box.getInputProps({
    ...control,
    autoComplete: 'off',
    onKeyDown: (event) => {
      if (event.key === 'Escape') {
        if (isOpen) event.stopPropagation()
        // Closed, it is the dialog's key and takes nothing away.
        else Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      }
      if (event.key === 'Backspace' && !typed) onClear()
    },
  })
  return (
    <div className="combobox">
      <input {...input} aria-labelledby={undefined} type="text" className="form-control" />
      <ChevronDown aria-hidden className="combobox-mark" />
      <ul
        {...box.getMenuProps({ 'aria-label': 'Suggestions' })}
        aria-labelledby={undefined}
        className="combobox-list"
        hidden={!isOpen || choices.length === 0}
      >
        {isOpen &&
          choices.map((item, index) => (
            <li
              key={item.value}
              {...box.getItemProps({ item, index })}
              role="option"
              aria-selected={chosen.includes(item.value)}
              className={index === box.highlightedIndex ? 'combobox-now' : undefined}
            >
              {item.label}
              {item.hint && <span className="form-option-hint">{item.hint}</span>}
            </li>
          ))}
      </ul>
      <p className="combobox-says" role="status">
        {isOpen && choices.length === 0 && 'Nothing found'}
      </p>
    </div>
  )
}
