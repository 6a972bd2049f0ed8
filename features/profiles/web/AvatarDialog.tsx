import { useEffect, useState } from 'react'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { request } from '#platform/web/graphql/request.ts'
import { NOT_AN_IMAGE, uploadImage } from '#platform/web/upload-image.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FIRST_CROP, type Crop } from '../rules/crop.ts'
import { ChooseAvatar } from './choose-avatar.ts'
import { CropBox } from './CropBox.tsx'
import { cutSquare, openPicture } from './cut-square.ts'
import { rememberOwn } from './remember-own.ts'

interface Props {
  file: File
  onClose: () => void
  onSaved: () => void
}

/** Shows the chosen picture to be cut to a square, then sends what was cut. */
export function AvatarDialog({ file, onClose, onSaved }: Props) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(FIRST_CROP)
  const [part, setPart] = useState<number | null>(null)
  const [says, say] = useState<string | null>(null)

  useEffect(() => {
    let opened: ImageBitmap | null = null
    let isOver = false
    openPicture(file).then(
      (bitmap) => {
        if (isOver) return bitmap.close()
        opened = bitmap
        setPicture(bitmap)
      },
      () => say(NOT_AN_IMAGE),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [file])

  const save = async () => {
    if (picture === null) return
    say(null)
    setPart(0)
    try {
      const { id } = await uploadImage(await cutSquare(picture, crop), setPart)
      await request(ChooseAvatar, { imageId: id })
      rememberOwn({ avatar: imageUrl(id, 'small') })
      onSaved()
    } catch (error) {
      say(errorMessage(error))
      setPart(null)
    }
  }

  return (
    <Dialog open onClose={onClose} title="Your picture">
      <div className="grid gap-4">
        {picture !== null && <CropBox picture={picture} crop={crop} onCrop={setCrop} />}
        <ErrorMessage message={says} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={part !== null}
            busyText={`Uploading ${Math.round((part ?? 0) * 100)}%`}
            disabledBecause={picture === null ? 'Choose a picture first' : null}
            onClick={() => void save()}
          >
            Save picture
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
