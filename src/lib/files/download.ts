/**
 * Saves a file through the browser's downloads.
 * @param name the file's name; characters that file systems do not allow are replaced
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[^\w.\- ]+/g, '-')
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
