import { SafeHtml } from '@/components/SafeHtml'
import { State } from '../../State'

export function States() {
  return (
    <State name="HTML of others, made harmless">
      <SafeHtml html={'<p>Bold is <strong>kept</strong>, scripts are not<script>alert(1)</script>.</p>'} />
    </State>
  )
}
