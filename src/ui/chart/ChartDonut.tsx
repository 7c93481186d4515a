import { arcPath } from './chartScale'
import { useRoving } from '../hooks/useRoving'

type Props = {
  labels: readonly string[]
  values: readonly number[]
  /** The label of what is left over: grey. */
  rest?: string | undefined
  format: (value: number) => string
  size: number
}

const radius = 40
/** How many colours slices have: one more, and the last would look like the first, which is beside it. */
const colours = 7
const grey = 5

/** Shares of a total as arcs of a ring, with the total in the middle. */
export function ChartDonut({ labels, values, rest, format, size }: Props) {
  const { shown, point } = useRoving(labels.length)
  const total = values.reduce((sum, value) => sum + value, 0)
  const before = (index: number) => values.slice(0, index).reduce((sum, value) => sum + value, 0)
  const colourOf = (label: string, index: number) => `chart-c${label === rest ? grey : index % colours}`
  const percent = (value: number) => `${total === 0 ? 0 : Math.round((value / total) * 100)}%`
  return (
    <div className="chart-donut">
      <svg
        width={size}
        height={size}
        viewBox="-50 -50 100 100"
        role="group"
        aria-label="Shares. Use the arrow keys to move between them"
      >
        <circle className="chart-empty" r={radius} aria-hidden="true" />
        {total > 0 &&
          labels.map((label, index) => (
            <g
              key={label}
              className={`chart-slice ${colourOf(label, index)}${shown === index ? ' chart-shown' : ''}`}
              role="img"
              aria-label={`${label}: ${format(values[index] ?? 0)}, ${percent(values[index] ?? 0)}`}
              {...point(index)}
            >
              {(values[index] ?? 0) > 0 && (
                <path d={arcPath(before(index) / total, before(index + 1) / total, radius)} />
              )}
            </g>
          ))}
        <text className="chart-total num" textAnchor="middle" dy="0.35em" aria-hidden="true">
          {format(shown === undefined ? total : (values[shown] ?? 0))}
        </text>
      </svg>
      <ul className="chart-legend" aria-hidden="true">
        {labels.map((label, index) => (
          <li key={label} className={shown === index ? 'chart-shown' : undefined}>
            <i className={`chart-key ${colourOf(label, index)}`} />
            <span>{label}</span>
            <b className="num">{format(values[index] ?? 0)}</b>
            <span className="num text-muted">{percent(values[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
