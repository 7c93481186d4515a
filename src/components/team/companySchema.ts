import { object, string, type TestContext } from 'yup'
import { countries } from '@/domain/account/countries'
import { validateCompany } from '@/domain/team/teamValidation'
import { recordFrom } from '@/lib/objects'
import { bounded, siblingText, text } from '@/ui/form/rules'

const fields = ['companyName', 'companyLocation', 'website', 'companyBrn'] as const

const checked = (name: (typeof fields)[number]) =>
  string()
    .trim()
    .test(name, function ok(this: TestContext) {
      const names = countries().map((country) => country.name)
      const message = validateCompany(
        recordFrom(fields, (field) => siblingText(this, field)),
        names,
      )[name]
      return message === undefined || this.createError({ message })
    })

/** Company details (R-VAL-01 to R-VAL-05). */
export const companySchema = object({
  companyName: bounded(checked('companyName'), 200),
  companyLocation: checked('companyLocation'),
  website: checked('website'),
  companyBrn: text({ max: 50 }),
})
