import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { dailyProblemPath, PRACTICE_PATH, problemPath } from '#features/practice/rules/paths.ts'
import { NextPracticeQuery } from '#features/practice/web/public.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import type { WelcomeData } from './WelcomePage.tsx'
import { StepActions } from './StepActions.tsx'

/** The third step: the problem that home suggests, too, and the one of today. */
export function SolveStep({ firstProblem, dailyProblem }: WelcomeData) {
  const practice = useQuery(NextPracticeQuery, {})
  if (practice.data === undefined && practice.error === null) return <Skeleton className="h-72 w-full" />
  const chosen = practice.data === undefined ? firstProblem : practice.data.nextPractice.suggested
  const isFirst = chosen?.slug === firstProblem?.slug
  const first = chosen === null ? null : { ...chosen, path: problemPath(chosen.slug) }
  const problems = [
    ...(first === null ? [] : [{ ...first, kind: practice.data?.nextPractice.hasSolved === true ? 'A problem for you' : isFirst ? 'A good first problem' : 'On your topics' }]),
    ...(dailyProblem === null || dailyProblem.path === first?.path ? [] : [{ ...dailyProblem, path: dailyProblemPath(dailyProblem), kind: 'Problem of the day' }]),
  ]
  return (
    <div className="grid gap-6">
      <ul className="grid gap-4 md:grid-cols-2">
        {problems.map(({ path, title, difficulty, tags, kind }) => (
          <Card key={path} as="li" pressable className="overflow-hidden p-0!">
            <Illustration motif={path === first?.path && isFirst ? 'code' : motifOf(tags, title)} seed={title} className="aspect-[1200/630] w-full border-b border-line" />
            <div className="grid gap-1 p-5">
              <p className="text-sm text-text-muted">{kind}</p>
              <h2 dir="auto" className="text-lg">
                <a className="card-link" href={path}>
                  {title}
                </a>
              </h2>
              <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
                <Badge tone={difficulty === 'Easy' ? 'success' : difficulty === 'Medium' ? 'warning' : 'danger'}>{difficulty}</Badge>
                {tags.slice(0, 3).join(', ')}
              </p>
            </div>
          </Card>
        ))}
      </ul>
      <StepActions skipTo="/" skip="Skip, and go to home">
        <ButtonLink to={first?.path ?? PRACTICE_PATH} variant="primary">
          {first === null ? 'Practice problems' : `Solve ${first.title}`}
        </ButtonLink>
      </StepActions>
    </div>
  )
}
