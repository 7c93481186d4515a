/** The text of a source comment; renders backticks as code. */
export function Words({ children = '' }: { children?: string | undefined }) {
  return <>{children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
}
