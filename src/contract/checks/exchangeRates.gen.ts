// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /exchangeRates/{currency}":{"$":"ExchangeRates"}},"shared":{"ExchangeRates":{"base":"s","date":"s~date","rates!":{"*":"n"}}}}

export default checks
