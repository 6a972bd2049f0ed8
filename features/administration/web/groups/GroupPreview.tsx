import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { effectSentences, type RightsEffect } from '../../rules/rights-groups.ts'
import { labelOf, type KnownRight } from './groups-query.ts'

const PreviewRightsGroup = graphql(`
  query PreviewRightsGroup($id: ID!, $rights: [String!]!) { previewRightsGroup(id: $id, rights: $rights) { username name gains loses } }
`)
export const PreviewRightsGroupMember = graphql(`
  query PreviewRightsGroupMember($id: ID!, $username: String!, $held: Boolean!) {
    previewRightsGroupMember(id: $id, username: $username, held: $held) { username name gains loses }
  }
`)

/** Who would gain and lose what with these rights of a group. */
export function GroupPreview({ id, chosen, rights }: { id: string; chosen: readonly string[]; rights: readonly KnownRight[] }) {
  const { data, error } = useQuery(PreviewRightsGroup, { id, rights: [...chosen] })
  return <Effects effects={data?.previewRightsGroup} error={error?.message} rights={rights} />
}

/** What a person would gain or lose with a group. */
export function MemberPreview({ id, username, held, rights }: { id: string; username: string; held: boolean; rights: readonly KnownRight[] }) {
  const { data, error } = useQuery(PreviewRightsGroupMember, { id, username, held })
  return <Effects effects={data === undefined ? undefined : [data.previewRightsGroupMember]} error={error?.message} rights={rights} />
}

function Effects({ effects, error, rights }: { effects: readonly (RightsEffect & { name: string })[] | undefined; error: string | undefined; rights: readonly KnownRight[] }) {
  if (error !== undefined) return <p className="text-danger">{error}</p>
  if (effects === undefined) return <p className="text-text-muted">Checking who gains and loses what…</p>
  return (
    <div className="grid gap-2" role="status">
      {effectSentences(effects, labelOf(rights)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {effects.length > 1 && <p className="text-text-muted">{effects.slice(0, 10).map(({ name }) => name).join(', ')}{effects.length > 10 && ` and ${effects.length - 10} more`}</p>}
    </div>
  )
}
