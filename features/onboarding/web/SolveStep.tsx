import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import type { WelcomeData } from './WelcomePage.tsx'
import { StepActions } from './StepActions.tsx'

/** The problem that everybody can begin with; it is part of every problem bank. */
const FIRST_PROBLEM = { path: '/practice/two-sum', title: 'Two Sum', difficulty: 'Easy', tags: ['arrays', 'hashing'] }

/** The third step: the first problem, and the one of today. */
export function SolveStep({ dailyProblem }: WelcomeData) {
  const problems = [
    { ...FIRST_PROBLEM, kind: 'A good first problem' },
    ...(dailyProblem === null || dailyProblem.path === FIRST_PROBLEM.path ? [] : [{ ...dailyProblem, kind: 'Problem of the day' }]),
  ]
  return (
    <div className="grid gap-6">
      <ul className="grid gap-4 md:grid-cols-2">
        {problems.map(({ path, title, difficulty, tags, kind }) => (
          <Card key={path} as="li" pressable className="overflow-hidden p-0!">
            <Illustration motif={path === FIRST_PROBLEM.path ? 'code' : motifOf(tags, title)} seed={title} className="aspect-[1200/630] w-full border-b border-line" />
            <div className="grid gap-1 p-5">
              <p className="text-sm text-text-muted">{kind}</p>
              <h2 className="text-lg">
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
        <ButtonLink to={FIRST_PROBLEM.path} variant="primary">
          Solve Two Sum
        </ButtonLink>
      </StepActions>
    </div>
  )
}
