import { useMemo, useState } from 'react'
import { lazy, mixed, object } from 'yup'
import { configApi, useSaveConfigMutation } from '@/api/admin/config'
import { FieldGroup } from '@/components/admin/layout/FieldGroup'
import {
  editableSettings,
  fixedSettings,
  nextConfig,
  otherSettings,
  settingGroups,
  settingText,
  settingValues,
  unusedSettings,
  type Config,
  type Setting,
  noticeEffect,
} from '@/domain/admin/settings'
import { useFreshRead } from '@/store/useFreshRead'
import { Form } from '@/ui/form/Form'
import { email, moment, money, number, text } from '@/ui/form/rules'
import { useFreshness } from '@/ui/form/useFreshness'
import { useServerNow } from '@/components/useServerNow'
import { Alert } from '@/ui/feedback/Alert'
import { ConfigChanges } from './ConfigChanges'
import { SettingField } from './SettingField'

function ruleOf({ kind, min }: Setting) {
  const range = min === undefined ? {} : { min }
  if (kind === 'moment') return moment()
  if (kind === 'whole') return number({ ...range, whole: true })
  if (kind === 'number') return number()
  if (kind === 'money') return money(range)
  if (kind === 'email') return email()
  return kind === 'text' || kind === 'longText' ? text() : mixed()
}

/** The rules of all settings. A stored value may always stay, and a setting that the server left out may stay empty. */
function configSchema(config: Config) {
  const stored = settingValues(config)
  return object(
    Object.fromEntries(
      editableSettings(config).map((setting) => {
        const { name } = setting
        // Formik gives yup undefined for an empty text.
        const isKept = (value: unknown) => (value ?? '') === (stored[name] ?? '')
        return [name, lazy((value: unknown) => (isKept(value) ? mixed().nullable() : ruleOf(setting)))]
      }),
    ),
  )
}

type Props = { config: Config; onSaved: (config: Config) => void }

/** Every setting by topic, the unnamed ones by their type; what will change is listed above Save. */
export function ConfigForm({ config, onSaved }: Props) {
  const read = useFreshRead(configApi.endpoints.getConfig)
  const [save] = useSaveConfigMutation()
  // The settings at the start: a refetch must not change the form's initial values.
  const [base] = useState(config)
  const schema = useMemo(() => configSchema(base), [base])
  const fields = useMemo(
    () =>
      Object.fromEntries(
        editableSettings(base).map((setting) => [
          setting.name,
          { label: setting.label, show: (value: unknown) => settingText(setting, value) },
        ]),
      ),
    [base],
  )
  const { initial, guard, dialog } = useFreshness({ record: base, read, toValues: settingValues, fields })
  const send = async (merged: Record<string, unknown>, latest: Config) => {
    const config = nextConfig(latest, merged)
    return (await save({ body: { config } }).unwrap()) ?? config
  }
  const others = [...unusedSettings, ...otherSettings(base)]
  const fixed = fixedSettings(base)
  return (
    <>
      <Form
        label="Settings"
        initial={initial}
        schema={schema}
        draftKey="admin-settings"
        onSubmit={(values) => guard(values, send)}
        onDone={onSaved}
      >
        {({ values }) => (
          <>
            {settingGroups.map(({ title, lead, settings }) => (
              <FieldGroup key={title} title={title} lead={lead}>
                {settings.map((setting) => (
                  <SettingField key={setting.name} {...setting} value={values[setting.name]} />
                ))}
                {settings.some(({ name }) => name === 'maintenanceNotice') && <NoticeEffect values={values} />}
              </FieldGroup>
            ))}
            <FieldGroup title="Other settings" lead="This website doesn’t use these.">
              {others.map((setting) => (
                <SettingField key={setting.name} {...setting} value={values[setting.name]} />
              ))}
              {fixed.length > 0 && <p>Not editable here because they’re lists or objects: {fixed.join(', ')}.</p>}
            </FieldGroup>
            <ConfigChanges config={base} values={values} />
          </>
        )}
      </Form>
      {dialog}
    </>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the notice of maintenance will do, and what it won't. */
function NoticeEffect({ values }: { values: Record<string, unknown> }) {
  const now = useServerNow()
  const notice = textOf(values.maintenanceNotice)
  return (
    <>
      {notice.trim() !== '' && (
        <Alert kind="caution" title="Preview">
          <span className="text-pre">{notice}</span>
        </Alert>
      )}
      <p role="status">{noticeEffect(notice, textOf(values.maintenanceNoticeFrom), now)}</p>
    </>
  )
}
