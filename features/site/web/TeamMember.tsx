import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'

export const TeamMemberFields = graphql(`
  fragment TeamMemberFields on SiteMember { name role sentence username personId avatarUrl }
`)

/** A member of the team; the name links to the profile if there is one. */
export function TeamMember({ member: { name, role, sentence, username, personId, avatarUrl } }: { member: ResultOf<typeof TeamMemberFields> }) {
  return (
    <li className="flex gap-4">
      <Avatar person={{ id: personId ?? name, name, picture: avatarUrl }} size="large" />
      <div className="grid min-w-0 content-start gap-0.5">
        {username === '' ? (
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
        ) : (
          <h3 className="font-semibold wrap-anywhere">
            <a className="hover:underline" href={`/profile/${username}`}>
              {name}
            </a>
          </h3>
        )}
        <p className="text-sm wrap-anywhere text-text-muted">{role}</p>
        <p className="mt-1 text-sm wrap-anywhere">{sentence}</p>
      </div>
    </li>
  )
}
