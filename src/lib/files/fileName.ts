import { cleanText } from '../text/cleanText'

/**
 * The name of a file as it is shown and sent: without its folders, and without the marks of direction that let
 * `photo[mark]gpj.exe` end in `exe.jpg`.
 */
export const fileNameOf = ({ name }: File): string => cleanText(name).split(/[\\/]/).at(-1)?.trim() || 'Unnamed file'
