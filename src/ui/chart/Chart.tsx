import { useId, useState } from 'react'
import { BarChart, Download, Table } from 'react-bootstrap-icons'
import { csvFile } from '@/lib/files/csv'
import { saveFile } from '@/lib/files/download'
import { formatCount } from '@/lib/money/counts'
import { Button } from '../Button'
import { ChartDonut } from './ChartDonut'
import { ChartPlot } from './ChartPlot'
import type { Series } from './chartScale'
import { ScrollFrame } from '../table/ScrollFrame'
import './chart.scss'

type Props = {
  title: string
  kind: 'line' | 'bar' | 'donut'
  /** Labels of the axis or of the shares. */
  labels: readonly string[]
  /** The series, up to six. A donut shows only the first. */
  series: readonly Series[]
  /** Of a donut: the label of what is left over, in grey. */
  rest?: string
  /** One sentence that summarises the chart. */
  summary: string
  format?: (value: number) => string
  /** The number in the CSV, if the values are in another unit: dollars for cents. */
  exported?: (value: number) => number
  /** Shorter labels on the axis: days without their year. */
  ticks?: readonly string[]
  /** Column header of the labels: `Month`. */
  labelHeader?: string
  /** Name of the CSV file; by default the title. */
  exportName?: string
  height?: number
  level?: 2 | 3
}

/** A chart with a one-sentence summary, the same data as a table, and a CSV download. */
export function Chart({
  title,
  kind,
  labels,
  series,
  rest,
  summary,
  format = formatCount,
  exported = (value) => value,
  ticks = labels,
  labelHeader = 'Label',
  exportName = title,
  height = 240,
  level = 2,
}: Props) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const Heading = `h${level}` as const
  const header = [labelHeader, ...series.map(({ name }) => name)]
  const save = () => {
    const lines = labels.map((label, index) => [label, ...series.map(({ values }) => exported(values[index] ?? 0))])
    saveFile(csvFile(header, lines), `${exportName}.csv`)
  }
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart-head">
        <Heading id={id}>{title}</Heading>
        <div className="actions">
          <Button
            variant="quiet"
            size="sm"
            icon={asTable ? <BarChart aria-hidden /> : <Table aria-hidden />}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            Table
          </Button>
          <Button variant="quiet" size="sm" icon={<Download aria-hidden />} onClick={save}>
            CSV
          </Button>
        </div>
        <p>{summary}</p>
      </figcaption>
      {asTable ? (
        <ScrollFrame className="chart-table" labelledBy={id}>
          <table>
            <thead>
              <tr>
                {header.map((name, index) => (
                  <th key={name} scope="col" className={index > 0 ? 'text-end' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={index}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="num text-end">
                      {format(values[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      ) : kind === 'donut' ? (
        <ChartDonut
          labels={labels}
          values={series[0]?.values ?? []}
          rest={rest}
          format={format}
          size={Math.min(height, 200)}
        />
      ) : (
        <>
          <ChartPlot kind={kind} labels={labels} ticks={ticks} series={series} format={format} height={height} />
          {series.length > 1 && (
            <ul className="chart-legend chart-legend-row" aria-hidden="true">
              {series.map(({ name }, place) => (
                <li key={name}>
                  <i className={`chart-key chart-c${place}`} /> {name}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </figure>
  )
}
