import { Briefcase, Cpu, HeartPulse, HouseDoor, Megaphone, ShieldCheck, type Icon } from 'react-bootstrap-icons'
import type { SolutionCategory } from '@/contract/content'

const icons: Record<SolutionCategory, Icon> & Partial<Record<string, Icon>> = {
  workspace: HouseDoor,
  marketing: Megaphone,
  legal: ShieldCheck,
  business: Briefcase,
  tech: Cpu,
  health: HeartPulse,
}

/** The icon of a category of solutions, decorative; nothing for a category that the content source added. */
export function CategoryIcon({ category }: { category: SolutionCategory }) {
  const Shape: Icon | undefined = icons[category]
  return Shape ? <Shape aria-hidden /> : null
}
