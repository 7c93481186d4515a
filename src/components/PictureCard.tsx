import { useId } from 'react'
import { Avatar } from '@/ui/Avatar'
import { PicturePicker } from '@/ui/form/files/PicturePicker'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import './pictureCard.scss'

type Props = {
  title: string
  /** Whose picture it is. */
  name: string
  src: string | null | undefined
  round?: boolean
  /** For the confirmation of the removal: what is removed, and what is shown instead. */
  removal: { object: string; instead: string }
  /** Saves a cropped picture as a data URL, or none; rejects if that fails. */
  save: (image: string | null) => Promise<unknown>
  /** Storage key of a picture that was chosen but not saved yet. */
  draftKey: string
  /** Reason why the picture can't be changed. */
  why?: string | undefined
}

/** The picture of a person or a company: choose a file, crop it to a square, remove it. */
export function PictureCard({ title, name, src, round = false, removal, save, draftKey, why }: Props) {
  const hint = useId()
  return (
    <Card title={title}>
      <div className="picture-card">
        <Avatar name={name} src={src} size={120} alt={src ? 'Current picture' : ''} />
        <div>
          {!why && <p id={hint}>JPEG, PNG or WebP, up to 10 MB. You can crop it next.</p>}
          <PicturePicker
            data-field="profileImage"
            aria-describedby={why ? undefined : hint}
            hasPicture={Boolean(src)}
            why={why}
            shape={{ round }}
            save={save}
            draftKey={draftKey}
          >
            {src && !why && (
              <ConfirmButton
                verb="Remove"
                object={removal.object}
                body={<p>{removal.instead}</p>}
                onConfirm={() => save(null)}
              >
                Remove
              </ConfirmButton>
            )}
          </PicturePicker>
        </div>
      </div>
    </Card>
  )
}
