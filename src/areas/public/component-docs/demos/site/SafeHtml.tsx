import { SafeHtml } from '@/components/SafeHtml'
import { State } from '../../State'

export function States() {
  return (
    <State name="Untrusted HTML, sanitised">
      <SafeHtml html={'<p>Bold is <strong>kept</strong>, scripts are removed<script>alert(1)</script>.</p>'} />
    </State>
  )
}
