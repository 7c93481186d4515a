import { CopyButton } from '@/ui/CopyButton'

export const states = {
  'With a label': <CopyButton text="https://doers.test/?r=ada" label="Copy link" />,
}
