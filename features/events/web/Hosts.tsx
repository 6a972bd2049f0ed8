import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { EventData } from './EventPage.tsx'

/** The host and the co-hosts. */
export function Hosts({ event: { host, coHosts } }: { event: EventData }) {
  if (host === null && coHosts.length === 0) return <p className="px-5 text-sm text-text-muted">The host is no longer on Cloggle.</p>
  return (
    <section aria-labelledby="hosts" className="grid gap-3">
      <h2 id="hosts" className="text-sm text-text-muted">
        {coHosts.length > 0 ? 'Hosts' : 'Host'}
      </h2>
      {[...(host === null ? [] : [host]), ...coHosts].map((person) => (
        <a key={person.id} className="card card-pressable flex items-center gap-3 p-4" href={profilePath(person.username)}>
          <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
          <span className="grid min-w-0">
            <span className="font-medium wrap-anywhere">{person.name}</span>
            <span className="text-sm text-text-muted wrap-anywhere">{person.headline}</span>
          </span>
        </a>
      ))}
    </section>
  )
}
