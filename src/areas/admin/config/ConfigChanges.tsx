import { settingChanges, type Config } from '@/domain/admin/settings'
import { SubmitButton } from '@/ui/form/Form'
import { FieldGroup } from '@/components/admin/layout/FieldGroup'

type Props = { config: Config; values: Record<string, unknown> }

export function ConfigChanges({ config, values }: Props) {
  const changes = settingChanges(config, values)
  return (
    <FieldGroup title="Your changes">
      {changes.length === 0 ? (
        <p className="text-muted">No changes yet.</p>
      ) : (
        <ul aria-label="Changes">
          {changes.map(({ setting: { name, label, kind, hint }, before, after }) => (
            <li key={name} className="text-break">
              <strong>{label}</strong>: {before} → {after}
              {kind === 'switch' && after === 'Off' && hint && <span className="d-block text-muted">{hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <SubmitButton {...(changes.length === 0 && { why: 'Change a setting first.' })}>Save settings</SubmitButton>
    </FieldGroup>
  )
}
