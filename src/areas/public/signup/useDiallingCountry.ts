import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { countryOf } from '@/domain/account/countries'
import type { SignupValues } from '@/domain/account/signingUp'

/** The dialling code follows the country until the user selects another one. */
export function useDiallingCountry({ country, diallingCountry }: SignupValues): void {
  const { setFieldValue } = useFormikContext<SignupValues>()
  const last = useRef(country)
  useEffect(() => {
    const before = last.current
    if (before === country || !countryOf(country)) return
    last.current = country
    if (diallingCountry === before) void setFieldValue('diallingCountry', country)
  }, [country, diallingCountry, setFieldValue])
}
