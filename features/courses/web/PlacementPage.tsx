import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { durationText } from '../rules/course.ts'
import { coursePath, learnPath, placementPath } from '../rules/paths.ts'
import { placementMinutes } from '../rules/placement.ts'
import { isBlank } from '../rules/quiz.ts'
import { courseRateLimits } from '../rules/rate-limits.ts'
import { OutlineFields } from './course-fields.ts'
import { EnrollmentsQuery } from './enrollments.ts'
import { QuestionField } from './QuestionField.tsx'
import { UnansweredDialog } from './UnansweredDialog.tsx'
import { useUnsentAnswers } from './use-unsent-answers.ts'

const CourseTitle = graphql(
  `
  query PlacementCourse($slug: String!) { course(slug: $slug) { id slug title isArchived ...OutlineFields } }
`,
  [OutlineFields],
)
const PlacementQuery = graphql(`
  query Placement($slug: String!) { placement(slug: $slug) { state questions { lesson question { key kind promptHtml code options { name html } } } } }
`)
const AnswerPlacement = graphql(`
  mutation AnswerPlacement($slug: String!, $state: String!, $answers: [PlacementAnswer!]!) { answerPlacement(slug: $slug, state: $state, answers: $answers) { right asked knownTopics answers { lesson question isRight } } }
`)

type Course = NonNullable<ResultOf<typeof CourseTitle>['course']>

/** A few questions from all topics of a course; what the learner knows is marked as known (requirement K-14). */
function PlacementPage({ course }: { course: Course }) {
  const isMounted = useMounted()
  const isMember = useSession() !== null
  return (
    <Page
      above={
        <p className="text-sm text-text-muted wrap-anywhere">
          <a className="link" href={coursePath(course.slug)}>
            {course.title}
          </a>
          {' · Test out'}
        </p>
      }
      title="Test out of what you know"
      sentence={`A few questions from “${course.title}”. If you answer every question on a topic correctly, its lessons are marked as known and you start after them.`}
    >
      {!isMounted ? (
        <Skeleton className="h-64" />
      ) : isMember ? (
        <Questions course={course} />
      ) : (
        <EmptyState
          text="Log in to test out"
          hint="Your result is kept with your progress."
          action={<LogInButton />}
        />
      )}
    </Page>
  )
}

const NONE: never[] = []
const nameOf = (lesson: string, key: string) => `${lesson}/${key}`

function Questions({ course: { slug, topics } }: { course: Course }) {
  // The order of options is random, so what was loaded stays.
  const { data, error, isLoadingError, refetch } = useQuery(PlacementQuery, { slug }, { staleTime: Infinity })
  // Keys of questions are unique in their lessons only.
  const named = useMemo(() => data?.placement.questions.map(({ lesson, question }) => ({ ...question, key: nameOf(lesson, question.key) })) ?? NONE, [data])
  const { answers, answer, settle, restart } = useUnsentAnswers(`test-out:${slug}`, data?.placement.state ?? '', named)
  const [isAsking, ask] = useState(false)
  const { data: judged, mutate, isPending, error: refusal, reset } = useMutation(AnswerPlacement, {
    onSuccess: (_data, _variables, cache) => {
      settle()
      return cache.invalidateQueries(EnrollmentsQuery)
    },
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load the questions." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-64" />
  const { state, questions } = data.placement
  const groups = byTopic(topics, questions)
  if (questions.length === 0) return <EmptyState text="This course has no questions to test out with" action={<ButtonLink to={coursePath(slug)}>Back to the course</ButtonLink>} />
  const result = judged?.answerPlacement ?? null
  const outcomeOf = (lesson: string, key: string) => result?.answers.find((answer) => answer.lesson === lesson && answer.question === key) ?? null
  const valuesOf = ({ lesson, question: { key } }: (typeof questions)[number]) => answers[nameOf(lesson, key)] ?? []
  const blanks = questions.filter((one) => isBlank(valuesOf(one))).length
  const send = () => {
    ask(false)
    mutate({ slug, state, answers: questions.map((one) => ({ lesson: one.lesson, question: one.question.key, values: valuesOf(one) })) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (blanks > 0) ask(true)
    else send()
  }
  const again = () => {
    restart()
    reset()
    window.scrollTo({ top: 0 })
  }
  return (
    <form className="grid max-w-[44rem] gap-8" onSubmit={submit}>
      {result === null ? <Terms count={questions.length} /> : <Outcome slug={slug} {...result} onAgain={again} />}
      {groups.map(({ topic, start, own }) => (
        <section key={topic.key} aria-labelledby={`topic-${topic.key}`} className="grid gap-8">
          <h2 dir="auto" id={`topic-${topic.key}`} className="border-b border-line pb-2 text-lg wrap-anywhere">
            {topic.title}
          </h2>
          {own.map((one, at) => (
            <QuestionField
              key={nameOf(one.lesson, one.question.key)}
              question={one.question}
              number={start + at + 1}
              values={valuesOf(one)}
              outcome={outcomeOf(one.lesson, one.question.key)}
              onChange={(values) => answer(nameOf(one.lesson, one.question.key), values)}
            />
          ))}
        </section>
      ))}
      <div className="grid justify-items-start gap-3">
        <ErrorMessage message={refusal?.message} />
        {result === null && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={isPending}>
              Check what I know
            </Button>
            <ButtonLink to={coursePath(slug)}>Cancel</ButtonLink>
          </div>
        )}
      </div>
      <UnansweredDialog
        open={isAsking}
        blanks={blanks}
        explanation="A topic is marked as known only if all of its questions are right."
        busy={isPending}
        onConfirm={send}
        onClose={() => ask(false)}
      />
    </form>
  )
}

/** The questions of each topic in the order of the course, with how many questions come before them. */
function byTopic<Question extends { lesson: string }>(topics: Course['topics'], questions: readonly Question[]) {
  const groups = topics.map((topic) => ({ topic, own: questions.filter(({ lesson }) => topic.lessons.some(({ key }) => key === lesson)) })).filter(({ own }) => own.length > 0)
  return groups.map((group, at) => ({ ...group, start: groups.slice(0, at).reduce((sum, { own }) => sum + own.length, 0) }))
}

/** What a try takes, before it starts. */
function Terms({ count }: { count: number }) {
  return (
    <p className="text-sm text-text-muted">
      {count === 1 ? '1 question' : `${count} questions`}, about {durationText(placementMinutes(count))}. Wrong answers don’t cost you anything. You have {courseRateLimits['course.placement'].hits} tries a day.
    </p>
  )
}

/** The result above the questions, where it gets the focus. */
function Outcome({ slug, right, asked, knownTopics, onAgain }: { slug: string; right: number; asked: number; knownTopics: readonly string[]; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="card grid scroll-mt-[calc(var(--topbar)+1rem)] justify-items-start gap-4">
      <p className="text-lg font-medium">
        {right} of {asked} right.
      </p>
      {knownTopics.length === 0 ? (
        <p className="max-w-[60ch] text-text-muted">You didn’t get every question right in any topic, so you start at the beginning. Skim what you already know.</p>
      ) : (
        <div className="grid gap-2">
          <p>These topics are marked as known:</p>
          <ul className="list-disc pl-5">
            {knownTopics.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={learnPath(slug)}>
          Go to the first open lesson
        </ButtonLink>
        {right < asked && <Button onClick={onAgain}>Try again</Button>}
      </div>
      <p className="text-sm text-text-muted">Each question below is marked. Solutions aren’t shown, because you get the same questions again.</p>
    </div>
  )
}

export const page = definePage({
  document: CourseTitle,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.course !== null,
  cacheTags: (data) => ['courses', `course:${data.course!.id}`],
  fonts: () => ['serif'],
  meta: (data) => ({ title: `Test out of ${data.course!.title}`, description: '', canonical: placementPath(data.course!.slug), hidden: true }),
  Component: ({ data }) => <PlacementPage key={data.course!.id} course={data.course!} />,
})
