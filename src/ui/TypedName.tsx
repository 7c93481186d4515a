type Props = { typed: string; value: string; onChange: (value: string) => void; disabled?: boolean }

/** Field for typing a name before a destructive action is confirmed. */
export function TypedName({ typed, value, onChange, disabled }: Props) {
  return (
    <label className="w-100">
      <span className="form-label">
        Type “<strong className="text-break">{typed}</strong>” to confirm
      </span>
      <input
        className="form-control"
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
