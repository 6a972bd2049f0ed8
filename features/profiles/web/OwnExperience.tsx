import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { DELETE_EXPERIENCE } from '../rules/profile.ts'
import { ExperienceDialog } from './ExperienceDialog.tsx'
import { ExperienceList } from './ExperienceList.tsx'
import type { ExperienceData } from './profile-query.ts'
import { ProfileSection } from './ProfileSection.tsx'

const RemoveExperience = graphql(`
  mutation RemoveExperience($id: ID!) { removeExperience(id: $id) }
`)

interface Props {
  experience: readonly ExperienceData[]
  onChange: () => void
}

/** One's own experience: added and edited in a dialog, deleted after the specified question (requirement R-5). */
export function OwnExperience({ experience, onChange }: Props) {
  const [edited, edit] = useState<ExperienceData | 'new' | null>(null)
  const [asked, ask] = useState<ExperienceData | null>(null)
  const { mutate, isPending, error } = useMutation(RemoveExperience)

  const remove = () => {
    if (asked !== null) mutate({ id: asked.id }, { onSuccess: () => onChange(), onSettled: () => ask(null) })
  }

  return (
    <ProfileSection
      title="Experience"
      action={
        <Button small icon={plusIcon} onClick={() => edit('new')}>
          Add experience
        </Button>
      }
    >
      {error !== null && (
        <p role="alert" className="mb-3 text-sm text-danger">
          {error.message}
        </p>
      )}
      <ExperienceList experience={experience} owner={{ onEdit: edit, onDelete: ask }} />
      {edited !== null && (
        <ExperienceDialog
          before={edited === 'new' ? null : (experience.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => edit(null)}
          onChange={onChange}
        />
      )}
      <ConfirmDialog open={asked !== null} question={DELETE_EXPERIENCE} confirm="Delete" busy={isPending} onConfirm={remove} onClose={() => ask(null)} />
    </ProfileSection>
  )
}
