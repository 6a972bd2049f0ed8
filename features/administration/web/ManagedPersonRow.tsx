import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Breakable } from '#platform/web/ui/Breakable.tsx'
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
  const lastActive = person.lastActiveAt === null ? 'never active' : <>{isDetailed ? 'last active' : 'active'} <TimeAgo at={person.lastActiveAt} /></>
  return (
    <li className={`relative flex items-center gap-x-4 gap-y-2 px-4 ${isDetailed ? 'flex-wrap py-3' : 'py-2 first:rounded-t-card last:rounded-b-card hover:bg-sunken max-sm:gap-x-3 max-sm:px-3'}`}>
      <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
      <div className={isDetailed ? 'min-w-0 flex-1 basis-52' : 'min-w-0 flex-1'}>
        <p className="flex flex-wrap items-center gap-2">
          {isDetailed ? (
            <a className="link py-1 text-sm" href={profilePath(person.username)}>
              Public profile
            </a>
          ) : (
            /* Its target is the whole row. */
            <a className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline" href={personPath(person.username)} aria-label={`Details of ${person.name}`}>
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
          @{person.username} <span className={isDetailed ? '' : 'max-sm:hidden'}>· </span>
          <span className={isDetailed ? '' : 'max-sm:block'}><Breakable text={person.email} /></span>
        </p>
        {!isDetailed && person.suspendedAt !== null && <SuspensionNote person={person} />}
        <p className="text-sm text-text-muted">
          {isDetailed ? (
            <>
              Joined <TimeAgo at={person.joinedAt} />, {person.blogCount === 1 ? '1 blog' : `${person.blogCount} blogs`}, {lastActive}
            </>
          ) : (
            <>
              {person.level} · {lastActive}
            </>
          )}
        </p>
      </div>
      <div className="relative flex-none">
        <PersonMenu small={!isDetailed} person={person} isDetailed={isDetailed} onChange={onChange} />
      </div>
    </li>
  )
}
