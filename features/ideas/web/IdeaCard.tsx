import { usersIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { bylineOf } from '../rules/idea.ts'
import { ideaPath } from '../rules/paths.ts'
import type { IdeaCardData } from './idea-fields.ts'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import { JoinButton } from './JoinButton.tsx'
import { SubmittedOn } from './SubmittedOn.tsx'
import { VoteButton } from './VoteButton.tsx'

/** An idea of the list (requirement I-2). */
export function IdeaCard({ idea }: { idea: IdeaCardData }) {
  const { id, title, preview, status, submittedAt, memberCount, rolesWanted } = idea
  return (
    <article className="card flex h-full flex-col gap-3">
      <header className="grid gap-1">
        <div className="flex items-start justify-between gap-3">
          <h3 dir="auto" className="text-lg wrap-anywhere">
            <a className="hover:underline" href={ideaPath(id)}>
              {title}
            </a>
          </h3>
          <span className="mt-1 flex-none">
            <IdeaStatusBadge status={status} />
          </span>
        </div>
        <p className="text-sm text-text-muted wrap-anywhere">{bylineOf(idea)}</p>
        <p className="text-sm text-text-muted">
          <SubmittedOn at={String(submittedAt)} />
        </p>
      </header>
      <p dir="auto" className="line-clamp-4 wrap-anywhere">{preview}</p>
      {rolesWanted.length > 0 && <p className="text-sm wrap-anywhere"><span className="text-text-muted">Wanted:</span> {rolesWanted.join(', ')}</p>}
      <footer className="mt-auto flex flex-wrap items-center gap-2">
        <JoinButton idea={idea} small />
        <VoteButton idea={idea} small />
        <span className="tally ml-auto text-sm text-text-muted">
          <Icon of={usersIcon} small />
          {memberCount === 1 ? '1 member' : `${memberCount} members`}
        </span>
      </footer>
    </article>
  )
}
