import type { Team } from '@/contract/types'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'
import { CropDialog } from '@/ui/form/CropDialog'
import { PictureButton } from '@/ui/form/PictureButton'
import { usePictureFile } from '@/ui/form/usePictureFile'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { useSaveCompany } from './useSaveCompany'
import './companyPicture.scss'

/** The team's picture: choose a file, crop it to a square, remove it. */
export function CompanyPicture({ team, why }: { team: Team; why: string | undefined }) {
  const { save } = useSaveCompany(team.teamId)
  const { picture, opening, failure, open, close } = usePictureFile()
  const { companyName, profileImage } = team
  return (
    <Card title="Picture">
      {failure && (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
      <div className="company-picture">
        <Avatar
          name={companyName}
          src={profileImage}
          size={120}
          alt={profileImage ? `${companyName}, as it is now` : ''}
        />
        <div>
          <p id="picture-hint">JPEG, PNG or WebP, up to 10 MB. You can crop it next.</p>
          {why ? (
            <Button variant="outline-secondary" why={why}>
              Change picture
            </Button>
          ) : (
            <div className="actions">
              <PictureButton busy={opening} aria-describedby="picture-hint" onFile={(file) => void open(file)}>
                {profileImage ? 'Change picture' : 'Choose a picture'}
              </PictureButton>
              {profileImage && (
                <ConfirmButton
                  verb="Remove"
                  object="the picture"
                  body={<p>We’ll show the company’s initials instead.</p>}
                  onConfirm={() => save({ profileImage: null })}
                >
                  Remove
                </ConfirmButton>
              )}
            </div>
          )}
        </div>
      </div>
      {picture && <CropDialog picture={picture} onClose={close} save={(url) => save({ profileImage: url })} />}
    </Card>
  )
}
