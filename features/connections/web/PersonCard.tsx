import type { ReactNode } from 'react'
import { markWords } from '#platform/rules/marked-text.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { mapPinIcon } from '#platform/web/ui/icons.ts'
import { MarkedText } from '#platform/web/ui/MarkedText.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { useFollowState } from './follow-state.ts'
import { FollowToggle } from './FollowToggle.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import type { PersonCardData } from './PersonCardFields.ts'
import { Relationship } from './Relationship.tsx'
import { useTilt } from './use-tilt.ts'
import type { ViewerPersonData } from './use-viewer-people.ts'

interface Props {
  person: PersonCardData
  /** The viewer's relationship to the person; null for a visitor and while unknown. */
  viewer: ViewerPersonData | null
  /** The viewer's own card. */
  isOwn?: boolean
  /** The reason of a suggestion, and the button to dismiss it. */
  reason?: ReactNode
  /** The words of a search, which are marked. */
  words?: readonly string[]
  /** Called after the viewer blocked the person. */
  onBlocked?: () => void
}

/** A person in the grid: the card links to the profile, tilts towards the pointer, and has a Follow button. */
export function PersonCard({ person, viewer, isOwn = false, reason, words = [], onBlocked }: Props) {
  const tilt = useTilt()
  const follows = useFollowState(person.id) ?? viewer?.follows ?? null
  const current = viewer === null || follows === null ? viewer : { ...viewer, follows }
  const marked = (text: string) => <MarkedText parts={markWords(text, words)} />
  return (
    <li className="grid">
      <article className="tilt-card grid" {...tilt}>
        <Card pressable className="grid h-full grid-rows-[auto_1fr_auto] gap-3">
          <header className="flex items-start gap-3">
            <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} size="large" />
            <div className="min-w-0 flex-1 pt-1">
              <h3 dir="auto" className="pr-6 text-base wrap-anywhere">
                <a className="rounded-control after:absolute after:inset-0" href={profilePath(person.username)}>
                  {marked(person.name)}
                </a>
              </h3>
              <p className="text-xs text-text-muted">
                {/* A reason says it already. */}
                {isOwn ? 'You' : <Relationship followerCount={person.followerCount} viewer={reason === undefined ? current : null} />}
              </p>
            </div>
            {!isOwn && (
              <div className="absolute top-2 right-2 z-1">
                <PersonMenu personId={person.id} name={person.name} isMuted={viewer?.isMuted ?? false} onBlocked={onBlocked} />
              </div>
            )}
          </header>
          <div className="grid content-start gap-1.5 text-sm">
            {person.headline !== '' && <p className="font-medium wrap-anywhere">{marked(person.headline)}</p>}
            {person.description !== '' && <p className="line-clamp-3 text-text-muted wrap-anywhere">{person.description}</p>}
            {person.location !== null && (
              <p className="flex items-center gap-1.5 text-xs text-text-muted">
                <Icon of={mapPinIcon} small />
                <span className="wrap-anywhere">{marked(person.location)}</span>
              </p>
            )}
            {person.skills.length > 0 && (
              <p className="flex flex-wrap gap-1.5">
                <span className="sr-only">Skills:</span>
                {person.skills.map((skill) => (
                  <Badge key={skill}>{marked(skill)}</Badge>
                ))}
              </p>
            )}
          </div>
          <footer className="relative z-1 grid gap-3">
            {reason}
            {!isOwn && <FollowToggle wide personId={person.id} name={person.name} follows={viewer?.follows ?? null} />}
          </footer>
        </Card>
      </article>
    </li>
  )
}
