/** A comment of the code: what stands between backticks is code. */
export function Words({ children = '' }: { children?: string | undefined }) {
  return <>{children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
}
