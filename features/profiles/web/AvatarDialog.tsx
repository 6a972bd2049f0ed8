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
import { cropImage, openImage } from './crop-image.ts'
import { updateSessionUser } from './update-session-user.ts'

interface Props {
  file: File
  onClose: () => void
  onSaved: () => void
}

/** Crops the chosen image to a square and uploads the result. */
export function AvatarDialog({ file, onClose, onSaved }: Props) {
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(FIRST_CROP)
  const [part, setPart] = useState<number | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  useEffect(() => {
    let opened: ImageBitmap | null = null
    let isOver = false
    openImage(file).then(
      (bitmap) => {
        if (isOver) return bitmap.close()
        opened = bitmap
        setImage(bitmap)
      },
      () => setMessage(NOT_AN_IMAGE),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [file])

  const save = async () => {
    if (image === null) return
    setMessage(null)
    setPart(0)
    try {
      const { id } = await uploadImage(await cropImage(image, crop), setPart)
      await request(ChooseAvatar, { imageId: id })
      updateSessionUser({ avatar: imageUrl(id, 'small') })
      onSaved()
    } catch (error) {
      setMessage(errorMessage(error))
      setPart(null)
    }
  }

  return (
    <Dialog open onClose={onClose} title="Your picture">
      <div className="grid gap-4">
        {image !== null && <CropBox image={image} crop={crop} onCrop={setCrop} />}
        <ErrorMessage message={message} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={part !== null}
            busyText={`Uploading ${Math.round((part ?? 0) * 100)}%`}
            disabledBecause={image === null ? 'Choose a picture first' : null}
            onClick={() => void save()}
          >
            Save picture
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
