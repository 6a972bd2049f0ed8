import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Mark } from './Mark.tsx'

const MarkQuery = graphql(`query ProblemMark($problems: [String!]!) { problemMarks(problems: $problems) { isSolved } }`)

/** Whether a member solved or tried the problem of a workspace; nothing where neither is so. */
export function SolvedMark({ slug }: { slug: string }) {
  const session = useSession()
  const { data } = useAnswer(MarkQuery, session === null ? null : { problems: [slug] })
  const mark = data?.problemMarks[0]
  return mark === undefined ? null : <Mark isSolved={mark.isSolved} />
}
