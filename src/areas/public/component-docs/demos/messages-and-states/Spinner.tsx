import { Spinner } from '@/ui/feedback/Spinner'

export const Demo = () => <Spinner size={40} />
