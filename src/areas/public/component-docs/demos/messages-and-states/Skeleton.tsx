import { Skeleton } from '@/ui/feedback/Skeleton'

const shapes = ['lines', 'card', 'table', 'form', 'tiles'] as const

export const Demo = () => shapes.map((shape) => <Skeleton key={shape} shape={shape} />)
