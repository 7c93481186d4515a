import { useRef, useState } from 'react'
import { Camera } from 'react-bootstrap-icons'
import { useUpdateProfileImageMutation } from '@/api/profile'
import { fullName } from '@/components/accountLabel'
import type { User } from '@/contract/types'
import { openPicture, pictureKinds, UnusablePicture } from '@/lib/pictures'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/track'
import { Alert } from '@/ui/feedback/Alert'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { CropDialog } from './CropDialog'

/** The profile picture: choosing a file, cutting a square out of it, removing it. */
export function PictureCard({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const [send] = useUpdateProfileImageMutation()
  const input = useRef<HTMLInputElement>(null)
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [picture, setPicture] = useState<ImageBitmap>()

  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    setOpening(true)
    try {
      setPicture(await openPicture(file))
    } catch (error) {
      setFailure(error instanceof UnusablePicture ? error.message : 'This picture could not be opened.')
    }
    setOpening(false)
  }
  const save = async (profileImage: string | null) => {
    const outcome = await send({ body: { profileImage } })
    if (!outcome.error) void dispatch(trackProfileUpdate(['profileImage']))
    return outcome
  }
  const close = () => {
    picture?.close()
    setPicture(undefined)
  }

  return (
    <Card title="Profile picture">
      {failure && (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
      <div className="profile-picture">
        <Avatar
          name={fullName(user)}
          src={user.profileImage}
          size={120}
          alt={user.profileImage ? 'Your present picture' : ''}
        />
        <div>
          <p id="picture-hint">A JPEG, PNG or WebP picture of at most 10 MB. You choose the part that is shown.</p>
          <div className="actions">
            <input
              ref={input}
              hidden
              type="file"
              accept={pictureKinds}
              aria-label="Picture file"
              onChange={(event) => {
                void take(event.target.files?.[0])
                // The same file may be chosen again.
                event.target.value = ''
              }}
            />
            <Button
              data-field="profileImage"
              variant="outline-primary"
              icon={<Camera aria-hidden />}
              busy={opening}
              aria-describedby="picture-hint"
              onClick={() => input.current?.click()}
            >
              {user.profileImage ? 'Change picture' : 'Choose a picture'}
            </Button>
            {user.profileImage && (
              <ConfirmButton
                verb="Remove"
                object="your picture"
                body={<p>Your initials are shown instead.</p>}
                onConfirm={() => save(null)}
              >
                Remove
              </ConfirmButton>
            )}
          </div>
        </div>
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={close}
          save={async (profileImage) => {
            const { error } = await save(profileImage)
            if (error) throw error
          }}
        />
      )}
    </Card>
  )
}
