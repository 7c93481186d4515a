import { Avatar } from '@/ui/Avatar'

export const states = {
  'Sizes and colours': (
    <div className="docs-row">
      <Avatar name="Ada Tan" size={24} />
      <Avatar name="Wei Ling" size={40} />
      <Avatar name="Ines Gómez" size={56} />
      <Avatar name="" size={80} />
    </div>
  ),
}
