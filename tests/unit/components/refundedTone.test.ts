import { expect, it } from 'vitest'
import { chargeStates } from '@/areas/admin/orphaned-charges/chargeColumns'
import { invoiceStates } from '@/components/billing/invoiceStates'
import { orderStates } from '@/components/billing/OrderState'

it('what was refunded looks the same among invoices, orders and charges', () => {
  for (const states of [invoiceStates, orderStates, chargeStates])
    expect(states.REFUNDED).toEqual({ label: 'Refunded', tone: 'secondary' })
})
