import { Chart } from '@/ui/chart/Chart'

const kinds = ['bar', 'line', 'donut'] as const

export const Demo = () =>
  kinds.map((kind) => (
    <Chart
      key={kind}
      level={3}
      kind={kind}
      title={`Points a month: ${kind}`}
      labels={['Aug', 'Sep', 'Oct', 'Nov']}
      series={[{ name: 'Points', values: [120, 80, 150, 210] }]}
      summary="Points rose from 120 in August to 210 in November."
      labelHeader="Month"
    />
  ))
