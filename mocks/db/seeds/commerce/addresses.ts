import type { InvoiceAddress } from '../../commerce/invoiceParts'

/** Billing addresses by user or team id; without one, invoices use the profile's name. */
export const seedInvoiceAddresses = (): Record<string, InvoiceAddress> => ({
  'u-premium': {
    name: 'Nur Aisyah binte Rahman',
    company: 'Aisyah Ceramics',
    brn: '53348211L',
    addressLine1: '12 Tiong Bahru Road',
    addressLine2: '#04-27',
    city: 'Singapore',
    postalCode: '168732',
    state: '',
    country: 'sg',
  },
  'team-acme': {
    name: 'Accounts payable',
    company: 'Acme Studio Pte Ltd',
    brn: '201912345K',
    addressLine1: '71 Ayer Rajah Crescent',
    addressLine2: '#02-18',
    city: 'Singapore',
    postalCode: '139951',
    state: '',
    country: 'sg',
  },
})
