import { CopyButton } from '@/ui/CopyButton'

export const Demo = () => <CopyButton text="https://doers.test/?r=ada" label="Copy link" />
