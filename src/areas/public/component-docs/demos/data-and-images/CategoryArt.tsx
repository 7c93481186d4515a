import { CategoryArt } from '@/components/art/CategoryArt'

export const Demo = () => <CategoryArt category="workspace" uid="workspace-one" />
