import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { messageSquareIcon } from '#platform/web/ui/icons.ts'
import { conversationPath } from '#features/chat/rules/paths.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { EditRolesButton } from './EditRolesButton.tsx'
import type { IdeaData } from './idea-query.ts'

/** Who is in the team, whom it looks for, and its links. */
export function TeamBox({ idea }: { idea: IdeaData }) {
  const { members, memberCount, rolesWanted, links, conversationId } = idea
  return (
    <div className="card grid grid-cols-1 gap-5">
      <section className="grid gap-2" aria-label="Members">
        <h2 className="text-sm font-medium">{memberCount === 1 ? '1 member' : `${memberCount} members`}</h2>
        {members.length === 0 && <p className="text-sm text-text-muted">No one has joined yet.</p>}
        <ul className="grid gap-2">
          {members.map(({ id, username, name, avatarUrl }) => (
            <li key={id}>
              <a className="flex items-center gap-2 text-sm hover:underline" href={profilePath(username)}>
                <Avatar person={{ id, name, picture: avatarUrl }} size="small" />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </a>
            </li>
          ))}
        </ul>
        {typeof conversationId === 'string' && (
          <ButtonLink to={conversationPath(conversationId)} icon={messageSquareIcon} small>
            Open the team’s conversation
          </ButtonLink>
        )}
      </section>
      {idea.mayManage && <EditRolesButton idea={idea}>Say who you’re looking for</EditRolesButton>}
      {rolesWanted.length > 0 && (
        <section className="grid gap-2" aria-label="Wanted">
          <h2 className="text-sm font-medium">Wanted</h2>
          <ul className="flex flex-wrap gap-2">
            {rolesWanted.map((role) => (
              <li key={role} className="badge bg-sunken text-text-muted wrap-anywhere">
                {role}
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section className="grid gap-2" aria-label="Links">
          <h2 className="text-sm font-medium">Links</h2>
          <ul className="grid gap-1.5 text-sm">
            {links.map(({ label, url }) => (
              <li key={url}>
                <ExternalLink to={url}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
