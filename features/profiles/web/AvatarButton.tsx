import { Suspense, useRef, useState } from 'react'
import { imageUrl, ownImageId } from '#platform/rules/image-paths.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { IMAGE_TYPES, isImageFile, NOT_AN_IMAGE } from '#platform/web/upload-image.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { cameraIcon, trashIcon, uploadIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { DEFAULT_AVATAR } from '#features/people/rules/public-user.ts'
import { ChooseAvatar } from './choose-avatar.ts'
import type { ProfileData } from './profile-query.ts'
import { updateSessionUser } from './update-session-user.ts'

const AvatarDialog = lazyPart(() => import('./AvatarDialog.tsx').then((module) => module.AvatarDialog))

interface Props {
  profile: ProfileData
  onChange: () => void
}

/** The button to choose another avatar, or none. */
export function AvatarButton({ profile, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)

  const take = (chosen: File | undefined) => {
    if (chosen === undefined) return
    if (isImageFile(chosen)) setFile(chosen)
    else showToast(NOT_AN_IMAGE, { kind: 'error' })
  }
  const onError = (error: ApiError) => showToast(error.message, { kind: 'error' })
  const restore = useMutation(ChooseAvatar, {
    onSuccess: (_data, { imageId }) => {
      if (typeof imageId === 'string') updateSessionUser({ avatar: imageUrl(imageId, 'small') })
      onChange()
    },
    onError,
  })
  const remove = useMutation(ChooseAvatar, {
    onSuccess: () => {
      updateSessionUser({ avatar: DEFAULT_AVATAR })
      const imageId = ownImageId(profile.avatarUrl ?? '')
      showToast('Picture removed.', imageId === null ? {} : { action: { label: 'Undo', run: () => restore.mutate({ imageId }) } })
      onChange()
    },
    onError,
  })

  return (
    <>
      <Menu
        label="Change picture"
        className="button button-icon rounded-full!"
        trigger={<Icon of={cameraIcon} small />}
        items={[
          { label: profile.avatarUrl === null ? 'Add picture' : 'Change picture', icon: uploadIcon, onSelect: () => input.current?.click() },
          ...(profile.avatarUrl === null ? [] : [{ label: 'Remove picture', icon: trashIcon, danger: true, onSelect: () => remove.mutate({}) }]),
        ]}
      />
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        aria-label="Choose a profile picture"
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file !== null && (
        <Suspense>
          <AvatarDialog
            file={file}
            onClose={() => setFile(null)}
            onSaved={() => {
              setFile(null)
              onChange()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
