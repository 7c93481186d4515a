import { ByLine } from '@/components/ByLine'

export const Demo = () => <ByLine author="Ines Gómez" at="2026-11-21T04:30:00Z" />
