import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { IdeaCardFields } from '../idea-fields.ts'

/** An idea with its team and its work. Members load it again with their own data. */
export const IdeaQuery = graphql(
  `
  query Idea($id: ID!) {
    idea(id: $id) {
      mergedInto
      idea {
        ...IdeaCardFields
        description descriptionHtml touchedAt revision isAskedAbout conversationId
        links { label url }
        members { id username name avatarUrl }
        tasks { id title state position assignee { id username name avatarUrl } }
        decisions { id text decidedAt author { id username name } }
      }
    }
  }
`,
  [IdeaCardFields],
)

export type IdeaData = NonNullable<ResultOf<typeof IdeaQuery>['idea']>['idea']
export type TaskData = IdeaData['tasks'][number]
