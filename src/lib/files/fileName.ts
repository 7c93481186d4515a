import { cleanText } from '../text/cleanText'

/**
 * The name of a file as it is shown and sent, without direction marks, which can make `photo[mark]gpj.exe` look like
 * `photoexe.jpg`. Browsers leave out folders, so that a slash is part of the name: `AC/DC.pdf`.
 */
export const fileNameOf = ({ name }: File): string => cleanText(name) || 'Unnamed file'
