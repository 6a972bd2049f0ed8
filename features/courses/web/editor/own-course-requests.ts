import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { duplicateOf } from '../../rules/course-draft.ts'
import { DRAFT_STATE_LABELS, DRAFT_STATES } from '../../rules/draft-states.ts'
import type { Tone } from '#platform/web/ui/Badge.tsx'
import { contentOf, draftOfServer, saveCourseDraft } from './editor-requests.ts'

export const OwnCoursesQuery = graphql(`
  query OwnCourses {
    ownCourses { id title slug state isArchived comment changedAt }
  }
`)

export type OwnCourse = ResultOf<typeof OwnCoursesQuery>['ownCourses'][number]

/** The state of a course for its author. */
export function stateBadges({ slug, state, isArchived }: OwnCourse): { tone: Tone; label: string }[] {
  const known = DRAFT_STATES.find((one) => one === state) ?? 'draft'
  const published = slug === null ? [] : [isArchived ? ({ tone: 'plain', label: 'Archived' } as const) : ({ tone: 'success', label: 'Published' } as const)]
  if (known === 'published') return published
  const label = slug !== null && known === 'draft' ? 'Unpublished changes' : DRAFT_STATE_LABELS[known]
  return [...published, { tone: known === 'draft' && slug === null ? 'plain' : 'warning', label }]
}

/** Makes a draft of one's own from a course; returns its id. */
export async function duplicateCourse(id: string): Promise<string> {
  const copy = crypto.randomUUID()
  await saveCourseDraft({ id: copy, revision: 0, value: duplicateOf(contentOf(await draftOfServer(id))) })
  return copy
}
