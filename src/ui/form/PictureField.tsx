import { Alert } from '../feedback/Alert'
import { Button } from '../Button'
import { classes } from '../roles'
import { CropDialog, type CropShape } from './CropDialog'
import { FieldGroup } from './Field'
import { useFormField, type FieldText } from './formContext'
import { PictureButton } from './PictureButton'
import { usePictureFile } from './usePictureFile'
import './crop.scss'

type Props = FieldText &
  CropShape & {
    /** Uploads the cropped picture and returns its URL; without it the value is the data URL itself. */
    upload?: (dataUrl: string) => PromiseLike<string>
    disabled?: boolean
  }

/** A picture: selected, validated and cropped. The value is its URL or data URL, or empty. */
export function PictureField({ name, label, hint, optional, upload, disabled = false, ...shape }: Props) {
  const { aspect = 1, round = false } = shape
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint: true, optional })
  const { picture, opening, failure, open, close } = usePictureFile()
  const save = async (dataUrl: string) => setValue(upload ? await upload(dataUrl) : dataUrl)
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={<>{hint} JPEG, PNG or WebP, up to 10 MB. You can crop it next.</>}
      error={error}
      optional={optional}
    >
      {failure && (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
      {value && (
        <img
          className={classes('crop-result', round && 'crop-round')}
          style={{ aspectRatio: aspect }}
          src={value}
          alt={`${label}, as it is now`}
        />
      )}
      <div className="actions">
        <PictureButton
          id={id}
          busy={opening}
          disabled={disabled}
          aria-describedby={control['aria-describedby']}
          onFile={(file) => void open(file)}
        >
          {value ? 'Change picture' : 'Choose a picture'}
        </PictureButton>
        {value && (
          <Button
            variant="outline-secondary"
            disabled={disabled}
            onClick={() => {
              setValue('')
              document.getElementById(id)?.focus()
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {picture && <CropDialog {...shape} picture={picture} onClose={close} save={save} />}
    </FieldGroup>
  )
}
