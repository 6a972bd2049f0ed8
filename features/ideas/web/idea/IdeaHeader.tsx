import { profilePath } from '#features/people/rules/paths.ts'
import { bylineOf } from '../../rules/idea.ts'
import { IdeaStatusBadge } from '../IdeaStatusBadge.tsx'
import { JoinButton } from '../JoinButton.tsx'
import { SubmittedOn } from '../SubmittedOn.tsx'
import { VoteButton } from '../VoteButton.tsx'
import { IdeaMenu } from './IdeaMenu.tsx'
import type { IdeaData } from './idea-query.ts'
import { StatusSelect } from './StatusSelect.tsx'

export function IdeaHeader({ idea }: { idea: IdeaData }) {
  const { id, title, status, submittedAt, author, mayManage } = idea
  return (
    <header className="grid gap-4">
      <div className="grid gap-2">
        <h1 dir="auto" className="text-3xl wrap-anywhere max-md:text-2xl">{title}</h1>
        <p className="text-sm text-text-muted wrap-anywhere">
          {author === null ? (
            bylineOf(idea)
          ) : (
            <a className="hover:underline" href={profilePath(author.username)}>
              {bylineOf(idea)}
            </a>
          )}
          {' · '}
          <SubmittedOn at={String(submittedAt)} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <JoinButton idea={idea} />
        <VoteButton idea={idea} />
        {mayManage ? <StatusSelect id={id} title={title} status={status} /> : <IdeaStatusBadge status={status} />}
        <span className="ml-auto">
          <IdeaMenu idea={idea} />
        </span>
      </div>
    </header>
  )
}
