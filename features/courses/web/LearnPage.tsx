import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { motifOfSkills } from '#features/people/rules/motifs.ts'
import { durationText, LEVEL_LABELS } from '../rules/course.ts'
import { certificatePath, coursePath, COURSES_PATH, learnPath, lessonPath } from '../rules/paths.ts'
import { useEnrollments } from './enrollments.ts'

const LearnQuery = graphql(`
  query Learn { courseLinks { slug title firstLesson level lessonCount minutes skills } }
`)

type Data = ResultOf<typeof LearnQuery>

/** The start of Learn: where the learner goes on, and all courses. */
function LearnPage({ data: { courseLinks } }: { data: Data }) {
  const enrollments = useEnrollments() ?? []
  const started = enrollments.filter(({ finishedAt }) => finishedAt === null)
  const finished = enrollments.filter(({ finishedAt }) => finishedAt !== null)
  const isStarted = (slug: string) => enrollments.some((one) => one.slug === slug)
  return (
    <Page title="Learn" sentence="Watch lessons, take notes, and pick up where you left off." action={<ButtonLink to={COURSES_PATH}>All courses</ButtonLink>}>
      {started.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">Continue</h2>
          <ul className="grid gap-2">
            {started.map(({ slug, title, lessonCount, finished }) => (
              <li key={slug} className="card flex flex-wrap items-center justify-between gap-3 p-4">
                <span className="grid min-w-0 flex-1 basis-56 gap-2">
                  <span className="font-medium wrap-anywhere">{title}</span>
                  <ProgressBar share={finished.length / Math.max(1, lessonCount)} />
                </span>
                <span className="flex items-center gap-4">
                  <span className="tabular text-sm text-text-muted">{finished.length} of {lessonCount} lessons done</span>
                  <ButtonLink to={learnPath(slug)}>
                    Continue<span className="sr-only"> {title}</span>
                  </ButtonLink>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="text-xl">{started.length > 0 ? 'Start something new' : 'Choose a course'}</h2>
        {courseLinks.length === 0 && <EmptyState text="No courses yet" />}
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
          {courseLinks
            .filter(({ slug }) => !isStarted(slug))
            .map(({ slug, title, firstLesson, level, lessonCount, minutes, skills }) => (
              <li key={slug}>
                <a className="card card-pressable flex h-full items-center gap-4 p-4" href={lessonPath(slug, firstLesson)}>
                  <Illustration motif={motifOfSkills(skills, title)} seed={title} className="aspect-[1200/630] w-28 flex-none rounded-control border border-line" />
                  <span className="grid min-w-0 content-start gap-1">
                    <span className="font-medium wrap-anywhere">{title}</span>
                    <span className="tabular text-sm text-text-muted">
                      {LEVEL_LABELS[level]} · {lessonCount === 1 ? '1 lesson' : `${lessonCount} lessons`} · {durationText(minutes)}
                    </span>
                  </span>
                </a>
              </li>
            ))}
        </ul>
      </section>
      {finished.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">Finished</h2>
          <ul className="grid gap-2">
            {finished.map(({ slug, title, lessonCount, finished: done, certificateId }) => (
              <li key={slug} className="card flex flex-wrap items-center justify-between gap-3 p-4">
                <span className="grid min-w-0 flex-1 basis-56 gap-1">
                  <a className="font-medium wrap-anywhere hover:underline" href={coursePath(slug)}>
                    {title}
                  </a>
                  {done.length < lessonCount && (
                    <span className="tabular text-sm text-text-muted">
                      {lessonCount - done.length === 1 ? '1 new lesson' : `${lessonCount - done.length} new lessons`} since you finished it
                    </span>
                  )}
                </span>
                <span className="flex flex-wrap items-center gap-2">
                  {typeof certificateId === 'string' && (
                    <ButtonLink variant="ghost" to={certificatePath(certificateId)}>
                      Certificate<span className="sr-only"> for {title}</span>
                    </ButtonLink>
                  )}
                  <ButtonLink to={learnPath(slug)}>
                    {done.length < lessonCount ? 'Continue' : 'Review'}
                    <span className="sr-only"> {title}</span>
                  </ButtonLink>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

export const page = definePage({
  document: LearnQuery,
  cacheTags: () => ['courses'],
  meta: () => ({ title: 'Learn', description: 'Lessons with videos, readings, quizzes and problems, with notes and progress.' }),
  Component: LearnPage,
})
