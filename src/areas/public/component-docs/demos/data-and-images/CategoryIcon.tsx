import { CategoryIcon } from '@/components/art/CategoryIcon'

export const Demo = () => <CategoryIcon category="workspace" />
