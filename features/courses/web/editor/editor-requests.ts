import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { mutate } from '#platform/web/data/mutate.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { request } from '#platform/web/graphql/request.ts'
import type { Revised } from '#platform/web/autosave/autosave.ts'
import { contentOfDraft, readDraft, type CourseDraft } from '../../rules/course-draft.ts'
import { MAX_COURSE_BYTES, TOO_LARGE_COURSE } from '../../rules/draft-states.ts'

export const CourseDraftQuery = graphql(`
  query CourseDraft($id: ID!) {
    courseDraft(id: $id) { id revision content descriptionHtml state comment publishedSlug hasChanges published learnerCount isArchived isOwn mayPublish brokenVideos { youtubeId reason since } }
  }
`)
const SaveCourseDraft = graphql(`
  mutation SaveCourseDraft($id: ID!, $revision: Int!, $content: String!) {
    saveCourseDraft(id: $id, revision: $revision, content: $content) { revision savedAt }
  }
`)
export const PreviewLesson = graphql(`
  mutation PreviewLesson($lesson: String!) {
    previewLesson(lesson: $lesson) { html questions { key promptHtml explanationHtml optionsHtml } problems { slug title difficulty } }
  }
`)
export const SubmitCourse = graphql(`mutation SubmitCourse($id: ID!, $revision: Int!) { submitCourse(id: $id, revision: $revision) }`)
/** Applies at once: with one person there is no decision of another to wait for. */
export const PublishOwnCourse = graphql(`
  mutation PublishOwnCourse($id: String!, $revision: Int!) { decideApproval(kind: "course", itemId: $id, revision: $revision, decision: approve, comment: "", isImmediate: true) { state } }
`)
export const WithdrawCourse = graphql(`mutation WithdrawCourse($id: ID!) { withdrawCourse(id: $id) }`)
export const DiscardCourseDraft = graphql(`mutation DiscardCourseDraft($id: ID!) { discardCourseDraft(id: $id) }`)

export type LessonPreviewData = ResultOf<typeof PreviewLesson>['previewLesson']
export type ServerDraft = ResultOf<typeof CourseDraftQuery>['courseDraft']

export const draftOfServer = async (id: string): Promise<ServerDraft> => (await request(CourseDraftQuery, { id })).courseDraft
export const contentOf = ({ content }: Pick<ServerDraft, 'content'>): CourseDraft => readDraft(JSON.parse(content))

/** Saves a draft on the server. A draft that is too large is refused here, because the server does not read such a request to its end. */
export async function saveCourseDraft({ id, revision, value }: Revised<CourseDraft>) {
  const content = contentOfDraft(value)
  if (new Blob([JSON.stringify(content)]).size > MAX_COURSE_BYTES) throw new ApiError('TOO_LARGE', TOO_LARGE_COURSE)
  return (await mutate(SaveCourseDraft, { id, revision, content })).saveCourseDraft
}
