import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { adminPath } from '#features/administration/rules/sections.ts'
import { durationText, LESSON_KIND_LABELS } from '../../rules/course.ts'
import type { CourseDraft, DraftLesson } from '../../rules/course-draft.ts'
import { editCoursePath, OWN_COURSES_PATH, previewCoursePath } from '../../rules/paths.ts'
import { contentOf, CourseDraftQuery } from './editor-requests.ts'
import { LearnerLesson } from './LearnerLesson.tsx'
import { PreviewAbout } from './PreviewAbout.tsx'

const DraftLessonQuery = graphql(`
  query DraftLesson($id: ID!, $lesson: String!) {
    draftLesson(id: $id, lesson: $lesson) { html questions { key promptHtml explanationHtml optionsHtml } problems { slug title difficulty } }
  }
`)

/** The saved draft of a course: its description, or one of its lessons. */
export function CoursePreview({ id, lesson: key, isFromAdmin: openedFromAdmin }: { id: string; lesson: string | null; isFromAdmin: boolean }) {
  // The links to lessons do not repeat it.
  const [isFromAdmin] = useState(openedFromAdmin)
  const { data, error, refetch } = useQuery(CourseDraftQuery, { id })
  if (error !== null) {
    return (
      <Page title="See as a learner">
        {error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT' ? (
          <EmptyState text="This draft was deleted, or it never existed" action={<ButtonLink to={OWN_COURSES_PATH}>Go to your courses</ButtonLink>} />
        ) : (
          <ErrorState text={error.message} onRetry={refetch} />
        )}
      </Page>
    )
  }
  if (data === undefined) {
    return (
      <Page title="See as a learner">
        <Skeleton className="h-80 w-full" />
      </Page>
    )
  }
  const { courseDraft } = data
  const draft = contentOf(courseDraft)
  const lesson = draft.topics.flatMap(({ lessons }) => lessons).find((one) => one.key === key)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-subtle px-8 py-2 text-sm max-md:px-4">
        <ButtonLink small variant="ghost" icon={arrowLeftIcon} to={courseDraft.isOwn ? `${editCoursePath(id)}${isFromAdmin ? '?from=admin' : ''}` : courseDraft.state === 'review' ? `${adminPath('approvals')}?filter=course` : adminPath('courses')}>
          {courseDraft.isOwn ? 'Back to the editor' : courseDraft.state === 'review' ? 'Back to the review' : 'All courses'}
        </ButtonLink>
        <span>This is how learners will see the course. Nothing here counts as progress.</span>
      </div>
      {draft.topics.every(({ lessons }) => lessons.length === 0) && draft.title.trim() === '' ? (
        <Page title="See as a learner">
          <EmptyState text="This draft is empty" action={courseDraft.isOwn ? <ButtonLink to={editCoursePath(id)}>Write the course</ButtonLink> : undefined} />
        </Page>
      ) : lesson === undefined ? <PreviewAbout id={id} draft={draft} descriptionHtml={courseDraft.descriptionHtml} /> : <PreviewedLesson id={id} draft={draft} lesson={lesson} />}
    </>
  )
}

function PreviewedLesson({ id, draft, lesson }: { id: string; draft: CourseDraft; lesson: DraftLesson }) {
  const { data, error, refetch } = useQuery(DraftLessonQuery, { id, lesson: lesson.key })
  const lessons = draft.topics.flatMap((topic) => topic.lessons)
  const at = lessons.indexOf(lesson)
  const [previous, next] = [lessons[at - 1], lessons[at + 1]]
  const minutes = Number(lesson.minutes)
  return (
    <div className="mx-auto grid w-full max-w-[52rem] min-w-0 grid-cols-1 content-start gap-8 px-8 py-8 max-md:px-4 max-md:py-5">
      <header className="grid gap-2">
        <p className="text-sm wrap-anywhere">
          <a className="link" href={previewCoursePath(id)}>
            {draft.title || 'Untitled course'}
          </a>
        </p>
        <h1 dir="auto" className="text-2xl wrap-anywhere">{lesson.title || 'Untitled lesson'}</h1>
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
          <Badge>{LESSON_KIND_LABELS[lesson.kind]}</Badge>
          {minutes > 0 && <span className="tabular">{durationText(minutes)}</span>}
        </p>
      </header>
      {error !== null ? (
        <ErrorState text={error.message} onRetry={refetch} />
      ) : data === undefined || data.draftLesson === null ? (
        <Skeleton className="h-60 w-full" />
      ) : (
        <LearnerLesson key={lesson.key} course={id} lesson={lesson} preview={data.draftLesson} />
      )}
      <nav aria-label="Lessons" className="flex flex-wrap justify-between gap-3">
        {previous === undefined ? <span /> : <ButtonLink to={previewCoursePath(id, previous.key)}>Previous lesson</ButtonLink>}
        {next === undefined ? <ButtonLink to={previewCoursePath(id)}>About this course</ButtonLink> : <ButtonLink variant="primary" to={previewCoursePath(id, next.key)}><span className="min-w-0 wrap-anywhere">{`Next: ${next.title || 'Untitled lesson'}`}</span></ButtonLink>}
      </nav>
    </div>
  )
}
