import { CategoryArt } from '@/components/art/CategoryArt'
import { State } from '../../State'

export function States() {
  return (
    <>
      <State name="Workspace">
        <CategoryArt category="workspace" uid="workspace-one" />
      </State>
      <State name="Marketing">
        <CategoryArt category="marketing" uid="marketing-one" />
      </State>
      <State name="Legal">
        <CategoryArt category="legal" uid="legal-one" />
      </State>
      <State name="Business">
        <CategoryArt category="business" uid="business-one" />
      </State>
      <State name="Tech">
        <CategoryArt category="tech" uid="tech-one" />
      </State>
      <State name="Health">
        <CategoryArt category="health" uid="health-one" />
      </State>
    </>
  )
}
