import { useDeferredValue, useId, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trashIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useCourseForm } from './course-form.ts'
import type { LessonFormProps } from './LessonEditor.tsx'

const FindProblems = graphql(`query FindProblems($q: String) { problems(q: $q) { items { slug title difficulty } } }`)
const ChosenProblem = graphql(`query ChosenProblem($slug: String!) { problem(slug: $slug) { slug title difficulty } }`)
const MAX_PROBLEMS = 20
const MAX_SHOWN = 8

/** The problems of a practice lesson, chosen from the bank. */
export function ProblemsField({ lesson: { problems }, path, set }: LessonFormProps) {
  const { errorAt } = useCourseForm()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, error } = useQuery(FindProblems, { q })
  const heading = useId()
  const found = data?.problems.items.filter(({ slug }) => !problems.includes(slug)).slice(0, MAX_SHOWN)
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h2 id={heading} className="text-lg">
        Problems
      </h2>
      {problems.length > 0 && (
        <ul aria-label="Chosen problems" className="grid gap-2">
          {problems.map((slug) => (
            <li key={slug} className="flex items-center gap-3 rounded-control border border-line px-3 py-2">
              <ProblemName slug={slug} />
              <IconButton small icon={trashIcon} className="ml-auto" label={`Remove ${slug}`} onClick={() => set({ problems: problems.filter((other) => other !== slug) })} />
            </li>
          ))}
        </ul>
      )}
      <Field label="Search the problem bank" hint="By title or tag." error={errorAt(`${path}.problems`)}>
        {(control) => <TextInput {...control} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />}
      </Field>
      {error !== null && <p className="text-sm text-danger">{error.message}</p>}
      {found !== undefined && (
        <ul aria-label="Found problems" className="divide-y divide-line rounded-card border border-line">
          {found.length === 0 && <li className="px-3 py-2 text-sm text-text-muted">No other problems found</li>}
          {found.map(({ slug, title, difficulty }) => (
            <li key={slug} className="flex items-center gap-3 px-3 py-2">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
              <Button small className="ml-auto" disabledBecause={problems.length >= MAX_PROBLEMS ? `Up to ${MAX_PROBLEMS} problems` : null} onClick={() => set({ problems: [...problems, slug] })}>
                Add<span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ProblemName({ slug }: { slug: string }) {
  const { data } = useQuery(ChosenProblem, { slug })
  if (data === undefined) return <span className="min-w-0 font-mono text-sm wrap-anywhere">{slug}</span>
  if (data.problem === null) return <span className="min-w-0 text-danger wrap-anywhere">{slug} isn’t in the bank</span>
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{data.problem.title}</span>
      <Badge tone={toneOf(data.problem.difficulty)}>{data.problem.difficulty}</Badge>
    </>
  )
}
