import { CircleArt } from '@/components/art/CircleArt'

export const states = {
  'The same text, the same circles': <CircleArt of="masterclass-1" />,
}
