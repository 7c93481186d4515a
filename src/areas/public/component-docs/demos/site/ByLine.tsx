import { ByLine } from '@/components/ByLine'
import { State } from '../../State'

export function States() {
  return (
    <State name="Author and date">
      <ByLine author="Ines Gómez" at="2026-11-21T04:30:00Z" />
    </State>
  )
}
