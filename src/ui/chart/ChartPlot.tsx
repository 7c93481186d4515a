import { axisTicks, fitLabel, labelRoom, labelStep, type Series } from './chartScale'
import { useRoving } from '../hooks/useRoving'
import { useWidth } from '../hooks/useWidth'

type Props = {
  kind: 'line' | 'bar'
  labels: readonly string[]
  /** The labels on the axis. */
  ticks: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
  height: number
}

const margin = { top: 12, right: 12, bottom: 28 }

/** Line or bar chart; each label on the axis is one target for pointer and keyboard. */
export function ChartPlot({ kind, labels, ticks: names, series, format, height }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(600)
  const { shown, point } = useRoving(labels.length)
  const ticks = axisTicks(series.flatMap(({ values }) => values))
  const low = ticks[0] ?? 0
  const high = ticks.at(-1) ?? 1
  const left = 12 + Math.max(...ticks.map((tick) => format(tick).length)) * 7.5
  const band = Math.max(1, width - left - margin.right) / Math.max(1, labels.length)
  const x = (index: number) => left + band * (index + 0.5)
  const y = (value: number) => margin.top + ((high - value) / (high - low)) * (height - margin.top - margin.bottom)
  const every = labelStep(labels.length, width - left, labelRoom(names))
  const bar = Math.min(36, (band * 0.7) / series.length)
  const lineOf = (values: readonly number[]) => values.map((value, index) => `${x(index)} ${y(value)}`).join('L')
  const told = (index: number) => series.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`).join(', ')

  return (
    <div ref={frame} className="chart-plot">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label="Points. Use the arrow keys to move between them"
      >
        {ticks.map((tick) => (
          <g key={tick} aria-hidden="true">
            <line className="chart-grid" x1={left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
            <text className="chart-label" x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {kind === 'line' &&
          series.map(({ name, values }, place) => (
            <g key={name} className={`chart-c${place}`} aria-hidden="true">
              {place === 0 && series.length === 1 && values.length > 1 && (
                <path
                  className="chart-area"
                  d={`M${lineOf(values)}L${x(values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`}
                />
              )}
              <path className="chart-line" d={`M${lineOf(values)}`} />
            </g>
          ))}
        {labels.map((label, index) => (
          <g key={index} className="chart-point" role="img" aria-label={`${label}: ${told(index)}`} {...point(index)}>
            <rect
              className="chart-hit"
              x={left + band * index}
              y={margin.top}
              width={band}
              height={height - margin.top - margin.bottom}
              rx="8"
            />
            {series.map(({ name, values }, place) => {
              const value = values[index] ?? 0
              return kind === 'bar' ? (
                <rect
                  key={name}
                  className={`chart-bar chart-c${place}`}
                  x={x(index) - (bar * series.length) / 2 + bar * place + 1}
                  y={Math.min(y(value), y(0))}
                  width={Math.max(1, bar - 2)}
                  height={Math.abs(y(value) - y(0))}
                  rx={Math.min(5, bar / 4)}
                />
              ) : (
                (values.length <= 31 || shown === index) && (
                  <circle
                    key={name}
                    className={`chart-dot chart-c${place}`}
                    cx={x(index)}
                    cy={y(value)}
                    r={shown === index ? 6 : 4}
                  />
                )
              )
            })}
            {index % every === 0 && (
              <text className="chart-label" x={x(index)} y={height - 8} textAnchor="middle" aria-hidden="true">
                {fitLabel(names[index] ?? label, band * every)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {shown !== undefined && labels[shown] !== undefined && (
        <div
          className="chart-tip"
          aria-hidden="true"
          style={{
            left: Math.min(Math.max(x(shown), 90), width - 90),
            top: Math.max(0, Math.min(...series.map(({ values }) => y(Math.max(0, values[shown] ?? 0)))) - 12),
          }}
        >
          <strong>{labels[shown]}</strong>
          {series.map(({ name, values }, place) => (
            <span key={name}>
              <i className={`chart-key chart-c${place}`} /> {name} <b className="num">{format(values[shown] ?? 0)}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
