import { DescriptionList } from '@/ui/layout/DescriptionList'
import { State } from '../../State'

export function States() {
  return (
    <State name="Known and unknown">
      <DescriptionList
        items={[
          { term: 'Company', value: 'Acme Studio Pte Ltd' },
          {
            term: 'Invoice email',
            value: 'a-very-long-address-without-any-break-in-it-at-all@accounts.acme-studio.example',
          },
          { term: 'Website', value: null },
        ]}
      />
    </State>
  )
}
