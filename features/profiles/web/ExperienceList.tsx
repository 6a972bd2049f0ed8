import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import type { ExperienceData } from './profile-query.ts'
import { EmptyText } from './ProfileSection.tsx'

interface Props {
  experience: readonly ExperienceData[]
  /** The actions of the owner. */
  owner?: { onEdit: (one: ExperienceData) => void; onDelete: (one: ExperienceData) => void }
}

/** The experience of a person, in the order they entered it. */
export function ExperienceList({ experience, owner }: Props) {
  if (experience.length === 0) return <EmptyText>No experience added yet.</EmptyText>
  return (
    <ul className="grid divide-y divide-line">
      {experience.map((one) => (
        <li key={one.id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{one.role}</p>
            <p className="text-sm text-text-muted">
              {one.company} <span aria-hidden="true">·</span> {one.period}
            </p>
          </div>
          {owner !== undefined && (
            <div className="flex flex-none">
              <IconButton small icon={pencilIcon} label={`Edit ${one.role} at ${one.company}`} onClick={() => owner.onEdit(one)} />
              <IconButton small icon={trashIcon} label={`Delete ${one.role} at ${one.company}`} onClick={() => owner.onDelete(one)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
