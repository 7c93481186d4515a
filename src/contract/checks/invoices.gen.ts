// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /invoices":[{"$":"Invoice"}],"GET /invoices/{userId}":[{"$":"Invoice"}],"GET /invoices/team/{id}":[{"$":"Invoice"}],"PUT /invoices/me/address":{"$":"InvoiceAddress"},"PUT /invoices/team/{id}/address":{"$":"InvoiceAddress"},"GET /invoices/pdf/{id}":"0","GET /invoices/pdfs/{from}/{to}":"0"},"shared":{"Invoice":{"invoiceId!":{"$":"Id"},"number!":"s","date!":"s~date","amount!":{"$":"Sgd"},"gst":{"$":"Sgd"},"currency":"s","status":"s=PAID|OPEN|VOID|REFUNDED","description":"s","orderId":{"?":"s"},"userId":{"$":"Id"},"userName":"s","userEmail":"s","teamId":{"?":"s"},"teamName":{"?":"s"},"discountCode":{"?":"s"},"dueDate":{"?":"s~date"},"paidAt":{"?":"s~date-time"},"invoiceAddress":{"$":"InvoiceAddress"},"pdfName":"s"},"Id":"s","Sgd":"n","InvoiceAddress":{"name!":"s","company":"s","brn":"s","addressLine1!":"s","addressLine2":"s","city":"s","postalCode":"s","state":"s","country!":"s"}}}

export default checks
