import { CheckField } from '@/ui/form/fields/CheckField'
import { linesOf } from '@/lib/text/cleanText'
import { RowsField } from '@/ui/form/fields/RowsField'
import { TextField } from '@/ui/form/fields/TextField'
import { emptyOption, emptyQuestion } from '@/domain/community/surveys'
import { fewestOptions } from './surveySchema'

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** The questions of a survey, each with its options; several lines pasted into an option become several options. */
export function QuestionsField() {
  return (
    <RowsField name="questions" label="Questions" noun="question" min={1} empty={() => emptyQuestion(newId)}>
      {(row) => (
        <>
          <TextField name={`${row}.text`} label="Question" />
          <RowsField
            name={`${row}.options`}
            label="Options"
            noun="option"
            min={fewestOptions}
            hint="Paste several lines to add them all."
            empty={() => emptyOption(newId)}
            isEmpty={({ label }) => label.trim() === ''}
            fromText={(text) => {
              const lines = linesOf(text)
              return lines.length > 1 ? lines.map((label) => ({ ...emptyOption(newId), label })) : undefined
            }}
          >
            {(option) => <TextField name={`${option}.label`} label="Option" />}
          </RowsField>
          <CheckField name={`${row}.multiple`} label="Allow more than one option" />
          <CheckField name={`${row}.mandatory`} label="Required" />
        </>
      )}
    </RowsField>
  )
}
