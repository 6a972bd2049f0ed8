import type { ReactNode } from 'react'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { JAVASCRIPT_SLOWNESS } from '../../rules/judging.ts'
import { PRACTICE_PATH } from '../../rules/paths.ts'
import { showValue } from '../../rules/value.ts'
import { fromWire } from '../../rules/wire.ts'
import type { ProblemData } from './ProblemPage.tsx'

/** Whose problem this is: its name, how hard it is, where its reader stands with it, and what it is about. */
export function ProblemHeader({ problem: { title, difficulty, tags }, mark }: { problem: ProblemData; mark?: ReactNode }) {
  return (
    <header className="mb-4 grid gap-2">
      <p className="text-sm">
        <a className="link" href={PRACTICE_PATH}>
          Practice Problems
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
        {mark}
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
        {tags.map((tag) => (
          <a key={tag} className="hover:text-text" href={`${PRACTICE_PATH}?tags=${tag}`}>
            {tag}
          </a>
        ))}
      </p>
    </header>
  )
}

/** The statement, what goes in and out, the samples with their reasons, and what counts as right. */
export function ProblemText({ problem }: { problem: ProblemData }) {
  const { shown, parameters, returnType, returnSays, rightWhen, seconds, megabytes, samples, hiddenTests } = problem
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <RichText shown={shown} />
      <dl className="grid gap-2 text-sm">
        {[...parameters, { name: 'Answer', type: returnType, says: returnSays }].map(({ name, type, says }) => (
          <div key={name}>
            <dt className="font-medium">
              <code>{name}</code> <span className="font-normal text-text-muted">{type}</span>
            </dt>
            <dd className="text-text-muted">{says}</dd>
          </div>
        ))}
      </dl>
      {samples.map((sample, at) => (
        <section key={sample.given} aria-label={`Sample ${at + 1}`} className="grid grid-cols-1 gap-2">
          <h2 className="text-sm font-medium">Sample {at + 1}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm" tabIndex={0} aria-label={`Input and output of sample ${at + 1}`}>
            <code>{`${givenLines(problem, sample.given)}\n→ ${shortly(sample.expected)}`}</code>
          </pre>
          <RichText shown={sample.explanation} />
        </section>
      ))}
      <p className="text-sm text-text-muted">
        {rightWhen} There {hiddenTests === 1 ? 'is 1 hidden test' : `are ${hiddenTests} hidden tests`}. Limits per test: {seconds} s ({JAVASCRIPT_SLOWNESS * seconds} s in
        JavaScript), {megabytes} MB.
      </p>
    </div>
  )
}

const LONGEST = 600

/** A value that travels, as people read it. */
export const shortly = (wire: string) => {
  const value = fromWire(wire)
  return value === undefined ? wire.slice(0, LONGEST) : showValue(value, LONGEST)
}

/** What a test gives, a line for each parameter. */
export function givenLines({ parameters }: Pick<ProblemData, 'parameters'>, given: string): string {
  const values = fromWire(given)
  return parameters.map(({ name }, at) => `${name} = ${showValue(Array.isArray(values) ? (values[at] ?? null) : null, LONGEST)}`).join('\n')
}
