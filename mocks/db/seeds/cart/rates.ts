/** Exchange rates for one Singapore dollar; fixed, so that amounts in tests never change. */
export const seedRates: Record<string, number> = {
  SGD: 1, AED: 2.829, AUD: 1.178, BDT: 94.1, BHD: 0.2904, BND: 1, BRL: 4.12, CAD: 1.077, CHF: 0.617, CLP: 718.5,
  CNY: 5.468, CZK: 16.09, DKK: 4.941, EUR: 0.662, GBP: 0.583, HKD: 5.84, HUF: 252.7, IDR: 12_875, ILS: 2.486, INR: 68.4,
  ISK: 94.6, JOD: 0.5462, JPY: 118.4, KES: 99.5, KHR: 3_086, KRW: 1_129, KWD: 0.2364, LKR: 234.5, MMK: 1_617, MOP: 6.015,
  MXN: 14.13, MYR: 3.182, NGN: 1_112, NOK: 7.776, NPR: 109.4, NZD: 1.361, OMR: 0.2966, PHP: 45.32, PKR: 216.3, PLN: 2.804,
  QAR: 2.804, SAR: 2.889, SEK: 7.281, THB: 24.96, TND: 2.264, TRY: 32.6, TWD: 23.98, USD: 0.7704, VND: 20_280, ZAR: 13.31,
} // prettier-ignore
