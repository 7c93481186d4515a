import { useState } from 'react'
import { openPicture, UnusablePicture } from '@/lib/pictures'

/** Opens a selected file as a picture; returns the reason if that fails. */
export function usePictureFile() {
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [picture, setPicture] = useState<ImageBitmap>()

  const open = async (file: File | undefined) => {
    if (!file) return
    setFailure(undefined)
    setOpening(true)
    try {
      setPicture(await openPicture(file))
    } catch (error) {
      setFailure(error instanceof UnusablePicture ? error.message : 'We couldn’t open this picture.')
    }
    setOpening(false)
  }
  const close = () => {
    picture?.close()
    setPicture(undefined)
  }
  return { picture, opening, failure, open, close }
}
