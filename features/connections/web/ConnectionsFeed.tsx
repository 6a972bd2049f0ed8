import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { profilePath } from '#features/profiles/rules/paths.ts'
import { CONNECTIONS_PATH } from '../rules/paths.ts'
import { ConnectButton } from './ConnectButton.tsx'
import type { PersonCardData } from './PersonCardFields.ts'
import { useSuggestions } from './use-suggestions.ts'

const SHOWN = 5

/**
 * The feed of the home page: suggested people with the reason; for a visitor the best known ones, which the page's own
 * document asks for: `people(first: 5) { items { ...PersonCardFields } }`.
 */
export function ConnectionsFeed({ notable }: { notable: readonly PersonCardData[] }) {
  const session = useSession()
  const isMounted = useMounted()
  return (
    <section aria-labelledby="connections-feed" className="grid min-w-0 grid-cols-1 content-start gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="connections-feed" className="text-lg">
          Connections Feed
        </h2>
        <a className="link text-sm" href={CONNECTIONS_PATH}>
          See everybody
        </a>
      </header>
      {isMounted && session !== null ? <Suggested /> : <Notable people={notable} />}
    </section>
  )
}

function Notable({ people }: { people: readonly PersonCardData[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {people.slice(0, SHOWN).map((person) => (
        <FeedRow key={person.id} person={person} reason={followedBy(person.followerCount)} />
      ))}
    </ul>
  )
}

const followedBy = (count: number) => (count === 1 ? 'Followed by one person' : `Followed by ${count} people`)

function Suggested() {
  const { suggestions, failed, again, dismiss } = useSuggestions(SHOWN)
  if (failed !== null) return <ErrorState text="We could not load suggestions." hint={failed} onRetry={again} />
  if (suggestions === null) {
    return (
      <div role="status" aria-label="Looking for people..." className="grid gap-px">
        {Array.from({ length: SHOWN }, (_, at) => (
          <Skeleton key={at} className="h-19" />
        ))}
      </div>
    )
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {suggestions.map((suggestion) => (
        <FeedRow key={suggestion.person.id} person={suggestion.person} reason={suggestion.reason} onDismiss={() => dismiss(suggestion)} />
      ))}
    </ul>
  )
}

function FeedRow({ person, reason, onDismiss }: { person: PersonCardData; reason: string; onDismiss?: () => void }) {
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
      <div className="min-w-0 flex-1 text-sm">
        <a className="rounded-control font-medium wrap-anywhere" href={profilePath(person.username)}>
          {person.name}
        </a>
        <p className="truncate text-ink-soft">{person.headline}</p>
        <p className="text-xs text-ink-soft">{reason}</p>
      </div>
      <ConnectButton personId={person.id} name={person.name} />
      {onDismiss !== undefined && <IconButton small icon={crossIcon} label={`Do not suggest ${person.name}`} onClick={onDismiss} />}
    </li>
  )
}
