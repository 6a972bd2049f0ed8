import { Suspense, useRef, useState } from 'react'
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
  const { mutate } = useMutation(ChooseAvatar, {
    onSuccess: () => {
      updateSessionUser({ avatar: DEFAULT_AVATAR })
      showToast('Picture removed.')
      onChange()
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })

  return (
    <>
      <Menu
        label="Change picture"
        className="button button-icon rounded-full!"
        trigger={<Icon of={cameraIcon} small />}
        items={[
          { label: profile.avatarUrl === null ? 'Add picture' : 'Change picture', icon: uploadIcon, onSelect: () => input.current?.click() },
          ...(profile.avatarUrl === null ? [] : [{ label: 'Remove picture', icon: trashIcon, danger: true, onSelect: () => mutate({}) }]),
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
