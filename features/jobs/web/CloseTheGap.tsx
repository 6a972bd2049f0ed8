import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { skillKey } from '#features/people/rules/skills.ts'
import { percentWithOneMore } from '../rules/match.ts'
import type { JobDetails } from './JobPage.tsx'
import { CandidateQuery, matchFor, useCandidate } from './viewer-jobs.ts'

const AddSkill = graphql(`
  mutation AddMissingSkill($label: String!) { addToStack(label: $label) }
`)

type Guide = JobDetails['skillGuide'][number]

/** Lessons and problems for each missing skill, and the match with that skill added. Visitors see them for all required skills. */
export function CloseTheGap({ job }: { job: JobDetails }) {
  const match = matchFor(job, useCandidate())
  const missing = match === null ? null : new Set(match.missing.map(skillKey))
  const guides = job.skillGuide.filter(({ skill, lessons, problems }) => (missing === null ? lessons.length + problems.length > 0 : missing.has(skillKey(skill))))
  if (guides.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">{match === null ? 'Learn these skills here' : 'Close the gap'}</h3>
      <ul className="grid grid-cols-1 gap-4">
        {guides.map((guide) => (
          <li key={guide.skill} className="card grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h4 className="font-medium wrap-anywhere">{guide.skill}</h4>
              {match !== null && <WithSkill skill={guide.skill} percent={match.percent} next={percentWithOneMore(match.score)} />}
            </div>
            <Teaching guide={guide} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function WithSkill({ skill, percent, next }: { skill: string; percent: number; next: number }) {
  const add = useMutation(AddSkill, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(CandidateQuery) })
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <span className="tabular text-text-muted">
        {percent}% → <span className="font-medium text-text">{next}%</span>
      </span>
      <Button small busy={add.isPending} aria-label={`I know ${skill}: add it to my tech stack`} onClick={() => add.mutate({ label: skill })}>
        I know this
      </Button>
      <ErrorMessage message={add.error?.message} />
    </div>
  )
}

function Teaching({ guide: { skill, lessons, problems } }: { guide: Guide }) {
  if (lessons.length + problems.length === 0) {
    return (
      <p className="text-sm text-text-muted">There are no courses or problems for {skill} yet.</p>
    )
  }
  return (
    <ul className="grid gap-2 text-sm">
      {lessons.map(({ course, title, path }) => (
        <li key={path} className="wrap-anywhere">
          <span className="text-text-muted">Course: </span>
          {course}, <span className="text-text-muted">first lesson: </span>
          <a className="link" href={path}>
            {title}
          </a>
        </li>
      ))}
      {problems.map(({ title, difficulty, path }) => (
        <li key={path} className="wrap-anywhere">
          <span className="text-text-muted">Problem: </span>
          <a className="link" href={path}>
            {title}
          </a>{' '}
          <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
        </li>
      ))}
    </ul>
  )
}
