import { cleanText } from '../text/cleanText'

/**
 * The name of a file as it is shown and sent, without the marks of direction that let `photo[mark]gpj.exe` end in `exe.jpg`.
 * Browsers give it without folders, so that a stroke is part of it: `AC/DC.pdf`.
 */
export const fileNameOf = ({ name }: File): string => cleanText(name) || 'Unnamed file'
