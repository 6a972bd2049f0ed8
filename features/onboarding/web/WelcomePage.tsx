import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { SIGN_UP_PATH, WELCOME_PATH } from '#features/accounts/rules/paths.ts'
import { FollowStep } from './FollowStep.tsx'
import { SolveStep } from './SolveStep.tsx'
import { TopicsStep } from './TopicsStep.tsx'

const WelcomeQuery = graphql(`
  query Welcome { firstProblem { slug title difficulty tags } dailyProblem { day path title difficulty tags } }
`)

export type WelcomeData = ResultOf<typeof WelcomeQuery>

const STEPS = [
  { title: 'What do you want to learn?', label: 'Topics', sentence: 'Choose topics to follow. We suggest people, blogs and problems for them.' },
  { title: 'Follow people who are learning the same things', label: 'People', sentence: 'Their blogs and activity appear in your feed. Three is a good start.' },
  { title: 'Solve your first problem', label: 'First problem', sentence: 'Write a few lines, run them in your browser, and see at once whether they are right.' },
] as const

/** Three short steps after signing up; each can be skipped. */
function WelcomePage({ data, location }: { data: WelcomeData; location: RouteLocation }) {
  const isMounted = useMounted()
  const isMember = useSession() !== null
  const number = Math.min(STEPS.length, Math.max(1, Number(location.searchParams.get('step')) || 1))
  const { title, sentence } = STEPS[number - 1]!
  return (
    <Page title={title} sentence={sentence} action={<Progress number={number} />}>
      {!isMounted ? (
        <Skeleton className="h-72 w-full" />
      ) : !isMember ? (
        <EmptyState text="Sign up to take your first steps" action={<ButtonLink to={SIGN_UP_PATH} variant="primary">Sign up</ButtonLink>} />
      ) : number === 1 ? (
        <TopicsStep next={`${WELCOME_PATH}?step=2`} />
      ) : number === 2 ? (
        <FollowStep next={`${WELCOME_PATH}?step=3`} />
      ) : (
        <SolveStep {...data} />
      )}
    </Page>
  )
}

function Progress({ number }: { number: number }) {
  return (
    <nav aria-label="Steps">
      <ol className="flex items-center gap-2">
        {STEPS.map(({ title, label }, index) => (
          <li key={title}>
            <a
              className="flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-full border border-line px-3 text-sm pointer-coarse:h-11 pointer-coarse:min-w-11 font-medium text-text-muted aria-[current]:border-accent aria-[current]:bg-accent-subtle aria-[current]:text-accent"
              href={`${WELCOME_PATH}?step=${index + 1}`}
              aria-current={index + 1 === number ? 'step' : undefined}
            >
              <span className="sr-only">Step </span>
              {index + 1}
              <span className={index + 1 === number ? '' : 'max-sm:hidden'}>{label}</span>
              <span className="sr-only">: {title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const page = definePage({
  document: WelcomeQuery,
  cacheTags: () => ['problems'],
  meta: () => ({ title: 'First steps', description: 'Choose what you want to learn, follow people and solve your first problem.', hidden: true }),
  Component: WelcomePage,
})
