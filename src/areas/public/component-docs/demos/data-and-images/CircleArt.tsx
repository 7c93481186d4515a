import { CircleArt } from '@/components/art/CircleArt'

/** The same text, the same circles. */
export const Demo = () => <CircleArt of="masterclass-1" />
