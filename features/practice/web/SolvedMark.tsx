import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { circleCheckIcon, pencilIcon } from '#platform/web/ui/icons.ts'

const MarkQuery = graphql(`query ProblemMark($problems: [String!]!) { problemMarks(problems: $problems) { isSolved } }`)

/** Whether a member solved or tried the problem of a workspace; nothing where neither is so. */
export function SolvedMark({ slug }: { slug: string }) {
  const session = useSession()
  const { data } = useAnswer(MarkQuery, session === null ? null : { problems: [slug] })
  const mark = data?.problemMarks[0]
  if (mark === undefined) return null
  return (
    <span className={`flex items-center gap-1 text-sm ${mark.isSolved ? 'text-easy' : 'text-ink-soft'}`}>
      <Icon of={mark.isSolved ? circleCheckIcon : pencilIcon} small />
      {mark.isSolved ? 'Solved' : 'Tried'}
    </span>
  )
}
