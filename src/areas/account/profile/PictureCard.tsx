import { useUpdateProfileImageMutation } from '@/api/profile'
import { fullName } from '@/components/accountLabel'
import type { User } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/tracking/track'
import { Alert } from '@/ui/feedback/Alert'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { CropDialog } from '@/ui/form/CropDialog'
import { PictureButton } from '@/ui/form/PictureButton'
import { usePictureFile } from '@/ui/form/usePictureFile'

/** The profile picture: choose a file, crop it to a square, remove it. */
export function PictureCard({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const [send] = useUpdateProfileImageMutation()
  const { picture, opening, failure, open, close } = usePictureFile()

  const save = async (profileImage: string | null) => {
    const outcome = await send({ body: { profileImage } })
    if (!outcome.error) void dispatch(trackProfileUpdate(['profileImage']))
    return outcome
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
          alt={user.profileImage ? 'Current picture' : ''}
        />
        <div>
          <p id="picture-hint">JPEG, PNG or WebP, up to 10 MB. You can crop it next.</p>
          <div className="actions">
            <PictureButton
              data-field="profileImage"
              busy={opening}
              aria-describedby="picture-hint"
              onFile={(file) => void open(file)}
            >
              {user.profileImage ? 'Change picture' : 'Choose a picture'}
            </PictureButton>
            {user.profileImage && (
              <ConfirmButton
                verb="Remove"
                object="your picture"
                body={<p>We’ll show your initials instead.</p>}
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
          round
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
