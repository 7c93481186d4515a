import { Button } from '../../Button'
import type { CropShape } from './CropDialog'
import { FieldGroup } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import { PicturePicker } from './PicturePicker'
import './crop.scss'

type Props = FieldText & Pick<CropShape, 'aspect'>

/** A picture: selected, validated and cropped. The value is its URL, or the data URL of a new one, or empty. */
export function PictureField({ name, label, hint, optional, aspect = 1 }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint: true, optional })
  const remove = () => {
    setValue('')
    document.getElementById(id)?.focus()
  }
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={<>{hint} JPEG, PNG or WebP, up to 10 MB. You can crop it next.</>}
      error={error}
      optional={optional}
    >
      {value && (
        <img className="crop-result" style={{ aspectRatio: aspect }} src={value} alt={`${label}, as it is now`} />
      )}
      <PicturePicker
        id={id}
        hasPicture={value !== ''}
        aria-describedby={control['aria-describedby']}
        shape={{ aspect }}
        save={setValue}
      >
        {value && (
          <Button variant="outline-secondary" onClick={remove}>
            Remove
          </Button>
        )}
      </PicturePicker>
    </FieldGroup>
  )
}
