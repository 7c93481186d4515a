import { Skeleton } from '@/ui/feedback/Skeleton'

export const states = {
  Lines: <Skeleton shape="lines" />,
  Card: <Skeleton shape="card" />,
  Table: <Skeleton shape="table" />,
  Form: <Skeleton shape="form" />,
  Tiles: <Skeleton shape="tiles" />,
}
