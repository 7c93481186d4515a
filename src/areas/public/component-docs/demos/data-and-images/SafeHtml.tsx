import { SafeHtml } from '@/components/SafeHtml'

export const Demo = () => (
  <SafeHtml html={'<p>Bold is <strong>kept</strong>, scripts are removed<script>alert(1)</script>.</p>'} />
)
