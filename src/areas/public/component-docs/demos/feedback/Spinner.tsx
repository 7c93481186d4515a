import { Spinner } from '@/ui/feedback/Spinner'

export const states = {
  'Small and large': (
    <div className="docs-row">
      <Spinner size={20} />
      <Spinner size={40} />
    </div>
  ),
}
