import { CategoryArt } from '@/components/art/CategoryArt'

export const states = {
  Workspace: <CategoryArt category="workspace" uid="workspace-one" />,
  Marketing: <CategoryArt category="marketing" uid="marketing-one" />,
  Legal: <CategoryArt category="legal" uid="legal-one" />,
  Business: <CategoryArt category="business" uid="business-one" />,
  Tech: <CategoryArt category="tech" uid="tech-one" />,
  Health: <CategoryArt category="health" uid="health-one" />,
}
