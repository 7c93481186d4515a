import { DescriptionList } from '@/ui/layout/DescriptionList'

export const states = {
  'Known and unknown': (
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
  ),
}
