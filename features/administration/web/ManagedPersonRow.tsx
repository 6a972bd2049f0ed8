import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { personPath } from '../rules/sections.ts'
import { SuspensionNote } from './SuspensionNote.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import type { ManagedPerson } from './PeopleSection.tsx'

interface Props {
  person: ManagedPerson
  /** Whether its details are shown already. */
  isDetailed?: boolean
  onChange: () => void
}

/** One account with its roles and state, and a menu of actions. */
export function ManagedPersonRow({ person, isDetailed = false, onChange }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2">
          {isDetailed ? (
            <a className="link py-1" href={profilePath(person.username)}>
              Public profile
            </a>
          ) : (
            <a className="link font-medium wrap-anywhere" href={profilePath(person.username)}>
              {person.name}
            </a>
          )}
          {person.roles.map((role) => (
            <Badge key={role} tone="accent">
              {role === 'admin' ? 'Admin' : 'Mentor'}
            </Badge>
          ))}
          {person.suspendedAt !== null && <Badge tone="danger">Suspended</Badge>}
          {person.reportCount > 0 && <Badge tone="warning">{person.reportCount === 1 ? '1 report' : `${person.reportCount} reports`}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-text-muted">
          @{person.username}
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">{person.email}</span>
        </p>
        {!isDetailed && person.suspendedAt !== null && <SuspensionNote person={person} />}
        <p className="text-sm text-text-muted">
          joined <TimeAgo at={person.joinedAt} />, {person.blogCount === 1 ? '1 blog' : `${person.blogCount} blogs`}
          {isDetailed ? (
            <>
              , {person.lastActiveAt === null ? 'never active' : <>last active <TimeAgo at={person.lastActiveAt} /></>}
            </>
          ) : (
            <>
              {' · '}
              <a className="link inline-block py-1" href={personPath(person.username)} aria-label={`Details of ${person.name}`}>
                Details
              </a>
            </>
          )}
        </p>
      </div>
      <PersonMenu person={person} isDetailed={isDetailed} onChange={onChange} />
    </li>
  )
}
