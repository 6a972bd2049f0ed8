import type { ReactNode } from 'react'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { typeName } from '../../rules/language-words.ts'
import type { Language } from '../../rules/problem.ts'
import { JAVASCRIPT_SLOWNESS } from '../../rules/judging.ts'
import { PRACTICE_PATH, topicPath } from '../../rules/paths.ts'
import { isTopic } from '../../rules/topics.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { ValueView } from './RowsTable.tsx'
import { shownAnswer, shownArguments } from './shown-values.ts'

interface HeaderProps {
  problem: ProblemData
  progress?: ReactNode
  /** A button beside the title. */
  action?: ReactNode
}

/** The title, difficulty, own progress and tags of a problem. */
export function ProblemHeader({ problem: { title, difficulty, tags }, progress, action }: HeaderProps) {
  return (
    <header className="mb-4 grid gap-2">
      <p className="workspace-list-link text-sm">
        <a className="link" href={PRACTICE_PATH}>
          Practice Problems
        </a>
      </p>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
          <h1 dir="auto" className="text-2xl wrap-anywhere"><UnbrokenTitle title={title} /></h1>
          <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
          {progress}
        </div>
        {action}
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
        {tags.map((tag) => (
          <a key={tag} className="flex min-h-6 items-center hover:text-text" href={isTopic(tag) ? topicPath(tag) : `${PRACTICE_PATH}?tags=${tag}`}>
            {tag}
          </a>
        ))}
      </p>
    </header>
  )
}

/** The statement, parameters, samples and limits. */
export function ProblemText({ problem, language }: { problem: ProblemData; language: Language }) {
  const { statementHtml, parameters, returnType, returnDescription, answerRule, seconds, megabytes, samples, hiddenTests } = problem
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <RichText shown={statementHtml} />
      <dl className="grid gap-2 text-sm">
        {[...parameters, { name: language === 'sql' ? 'Result' : 'Answer', type: returnType, description: returnDescription }].map(({ name, type, description }) => (
          <div key={name}>
            <dt className="font-medium">
              <code>{name}</code>
              {type !== '' && <>: <code className="font-normal text-text-muted">{typeName(type, language)}</code></>}
            </dt>
            <dd className="text-text-muted">{description}</dd>
          </div>
        ))}
      </dl>
      {samples.map((sample, at) => (
        <section key={sample.given} aria-label={`Sample ${at + 1}`} className="grid grid-cols-1 gap-2">
          <h2 className="text-sm font-medium">Sample {at + 1}</h2>
          <SampleValues problem={problem} sample={sample} language={language} label={`Input and output of sample ${at + 1}`} />
          <RichText shown={sample.explanation} />
        </section>
      ))}
      <p className="text-sm text-text-muted">
        {answerRule} There {hiddenTests === 1 ? 'is 1 hidden test' : `are ${hiddenTests} hidden tests`}. Limits per test: {seconds} s
        {language === 'sql' ? '' : ` (${JAVASCRIPT_SLOWNESS * seconds} s in JavaScript)`}, {megabytes} MB.
      </p>
      {language === 'sql' && <p className="text-sm text-text-muted">{SQL_RULES}</p>}
    </div>
  )
}

const SQL_RULES =
  'Write SQL for SQLite. The rows of the last SELECT are your answer; the order of its columns matters, their names don’t. You may create tables and views of your own. ATTACH, PRAGMA, VACUUM, triggers and virtual tables are not allowed.'

interface SampleProps {
  problem: ProblemData
  sample: ProblemData['samples'][number]
  language: Language
  label: string
}

/** The arguments and the answer of a sample, as text or as tables. */
function SampleValues({ problem, sample, language, label }: SampleProps) {
  const [given, expected] = [shownArguments(problem, sample.given, language), shownAnswer(problem, sample.expected, language)]
  if (typeof given !== 'string') {
    return (
      <div className="grid grid-cols-1 gap-2">
        <ValueView label={label} value={given} />
        <p className="text-xs text-text-muted">Result</p>
        <ValueView label={`Result: ${label}`} value={expected} />
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm" tabIndex={0} aria-label={label}>
      <code>{`${given}\n→ ${typeof expected === 'string' ? expected : ''}`}</code>
    </pre>
  )
}
