import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { MatrixCards } from './MatrixCards'
import { MatrixTable } from './MatrixTable'
import type { MatrixProps } from './useMatrix'
import './matrix.scss'

/** Members × solutions: each cell assigns a unit or takes it away. On phones a member's solutions are in a sheet. */
export function Matrix(props: MatrixProps) {
  const Table = useIsWide() ? MatrixTable : MatrixCards
  return (
    <div className="matrix mt-4">
      <Table {...props} />
    </div>
  )
}
