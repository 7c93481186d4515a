import { zipSync } from 'fflate'

/** Packs files into a ZIP archive, uncompressed (PDFs hardly shrink). @param files their bytes, by name */
export const zip = (files: Record<string, Uint8Array>) =>
  new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' })
