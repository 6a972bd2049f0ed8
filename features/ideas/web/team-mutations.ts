import { graphql } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { IdeasQuery } from './ideas-query.ts'
import { IdeaQuery } from './idea/idea-query.ts'

export const JoinIdea = graphql(`mutation JoinIdea($id: ID!) { joinIdea(id: $id) }`)
export const VoteForIdea = graphql(`mutation VoteForIdea($id: ID!, $isVoted: Boolean!) { voteForIdea(id: $id, isVoted: $isVoted) }`)

/** Refetches the ideas that are shown. A mutation that awaits it shows its result until then. */
export async function readAgain(cache: Cache): Promise<void> {
  await Promise.all([cache.invalidateQueries(IdeasQuery), cache.invalidateQueries(IdeaQuery)])
}
