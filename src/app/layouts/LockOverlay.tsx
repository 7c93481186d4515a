/** Blocks the page during an operation that must not be interrupted, and names it. */
export function LockOverlay({ text }: { text: string }) {
  return (
    <div className="lock-overlay" role="alertdialog" aria-modal="true" aria-label={text}>
      <p className="d-flex align-items-center gap-3 mb-0 fs-5">
        <span className="spinner-border text-primary" aria-hidden="true" />
        {text}
      </p>
    </div>
  )
}
