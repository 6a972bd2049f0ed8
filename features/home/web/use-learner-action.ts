import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { editPath } from '#features/blogs/rules/paths.ts'
import { CoursesInProgressQuery } from '#features/courses/web/public.tsx'
import { lessonPath } from '#features/courses/rules/paths.ts'
import { KIND_LABELS } from '#features/mentoring/rules/assignment.ts'
import { ownWorkPath } from '#features/mentoring/rules/paths.ts'
import { DueSoonQuery } from '#features/mentoring/web/public.tsx'
import { problemPath } from '#features/practice/rules/paths.ts'
import { NextPracticeQuery } from '#features/practice/web/public.tsx'
import { nextAction } from '../rules/next-action.ts'
import type { Action } from './ActionCard.tsx'
import type { OwnWriting } from './own-writing-query.ts'

/** An action with what it is about, which the rest of home then leaves out. */
export type LearnerAction = Action & { assignment?: string; course?: string }

/** The one thing that a learner should do next, from what they began and what is due; null without any and until it is known. */
export function useLearnerAction(writing: OwnWriting): LearnerAction | null {
  const [now] = useState(() => Date.now())
  const courses = useQuery(CoursesInProgressQuery, {}).data?.coursesInProgress
  const due = useQuery(DueSoonQuery, {}).data?.dueSoon
  const practice = useQuery(NextPracticeQuery, {}).data?.nextPractice
  if (courses === undefined || due === undefined || practice === undefined || writing.drafts === null) return null
  const assignments = due.map(({ id, title, kind, path, groupId, group, dueAt, isOverdue }) => ({
    assignment: id, kind: isOverdue ? 'an overdue assignment' : 'an assignment', title, note: group, at: Date.parse(String(dueAt)),
    // A text is handed in on the page of the group.
    ...(path === null ? { button: 'Open the assignment', path: ownWorkPath({ groupId, assignmentId: id }) } : { button: `Open the ${KIND_LABELS[kind].toLowerCase()}`, path }),
  }))
  const begun = [
    ...courses.flatMap(({ slug, title, nextLesson, nextTitle, finished, lessons, lastAt }) =>
      nextLesson === null ? [] : [{ course: slug, kind: 'a lesson', title: nextTitle ?? '', note: `${title}, ${finished} of ${lessons} done`, button: 'Continue the course', path: lessonPath(slug, nextLesson), at: Date.parse(String(lastAt)) }],
    ),
    ...writing.drafts.map(({ id, title, changedAt }) => ({ kind: 'a draft', title: title || 'Untitled', note: 'Not published yet', button: 'Continue writing', path: editPath(id), at: Date.parse(String(changedAt)) })),
    ...(practice.unfinished === null ? [] : [{ kind: 'a problem you started', title: practice.unfinished.title, note: 'Your code is saved', button: 'Continue solving', path: problemPath(practice.unfinished.slug), at: Date.parse(String(practice.unfinished.savedAt)) }]),
  ]
  const problem = practice.suggested === null ? null : { kind: practice.hasSolved ? 'a problem for you' : 'your first problem', title: practice.suggested.title, note: `${practice.suggested.difficulty} · ${practice.suggested.tags.slice(0, 3).join(', ')}`, button: 'Solve it', path: problemPath(practice.suggested.slug) }
  return nextAction<LearnerAction & { at: number }, LearnerAction>({ assignments, begun, problem }, now)
}
