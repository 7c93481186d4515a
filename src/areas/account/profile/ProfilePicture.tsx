import { useUpdateProfileImageMutation } from '@/api/account/profile'
import { fullName } from '@/components/accountLabel'
import { PictureCard } from '@/components/PictureCard'
import type { User } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/tracking/track'

/** The member's profile picture. */
export function ProfilePicture({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const [send] = useUpdateProfileImageMutation()
  return (
    <PictureCard
      title="Profile picture"
      name={fullName(user)}
      src={user.profileImage}
      round
      removal={{ object: 'your picture', instead: 'We’ll show your initials instead.' }}
      save={async (profileImage) => {
        await send({ body: { profileImage } }).unwrap()
        void dispatch(trackProfileUpdate(['profileImage']))
      }}
    />
  )
}
