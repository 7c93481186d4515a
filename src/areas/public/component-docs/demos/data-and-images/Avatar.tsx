import { Avatar } from '@/ui/Avatar'

export const Demo = () => <Avatar name="Ada Tan" size={56} />
