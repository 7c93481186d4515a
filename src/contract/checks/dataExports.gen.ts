// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /dataExports/axaPurchases/{from}/{to}":"0","GET /dataExports/fullertonPurchases/{from}/{to}":"0","GET /dataExports/financioPurchases/{from}/{to}":"0"},"shared":{}}

export default checks
