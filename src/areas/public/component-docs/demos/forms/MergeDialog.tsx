import { MergeDialog } from '@/ui/form/dialog/MergeDialog'
import { Opens } from '../../Opens'

const theirs = 'Members meet on the first Wednesday of the month, in the room on the third floor.'
const yours = 'Members meet on the first Tuesday of the month, in the room on the fourth floor.'
const conflict = { theirs: { value: theirs, text: theirs }, yours: { value: yours, text: yours }, untouched: false }
const conflicts = [{ name: 'text', label: 'Text', ...conflict }]

/** Someone saved while you were editing. */
export const Demo = () => (
  <Opens label="Save">{(close) => <MergeDialog conflicts={conflicts} onMerge={close} onClose={close} />}</Opens>
)
