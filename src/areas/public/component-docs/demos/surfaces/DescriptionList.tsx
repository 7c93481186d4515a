import { DescriptionList } from '@/ui/layout/DescriptionList'

export const Demo = () => (
  <DescriptionList
    items={[
      { term: 'Company', value: 'Acme Studio Pte Ltd' },
      { term: 'Website', value: null },
    ]}
  />
)
