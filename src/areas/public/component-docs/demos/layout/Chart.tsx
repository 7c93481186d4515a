import { Chart } from '@/ui/chart/Chart'

const months = ['Aug', 'Sep', 'Oct', 'Nov']

export const states = {
  Bars: (
    <Chart
      level={3}
      kind="bar"
      title="Points a month"
      labels={months}
      series={[{ name: 'Points', values: [120, 80, 150, 210] }]}
      summary="Points rose from 120 in August to 210 in November."
      labelHeader="Month"
    />
  ),
  Lines: (
    <Chart
      level={3}
      kind="line"
      title="Members and seats"
      labels={months}
      series={[
        { name: 'Members', values: [8, 11, 12, 14] },
        { name: 'Seats', values: [10, 12, 15, 15] },
      ]}
      summary="14 of 15 seats are used."
      labelHeader="Month"
    />
  ),
  Shares: (
    <Chart
      level={3}
      kind="donut"
      title="Redemptions"
      labels={['Voucher', 'Bank transfer', 'PayNow']}
      series={[{ name: 'Redemptions', values: [12, 5, 9] }]}
      summary="Vouchers are the most requested."
      labelHeader="Type"
    />
  ),
}
