import type { KeyboardEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { codeIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { problemPath } from '../rules/paths.ts'
import { useProgress } from './workspace/use-progress.ts'
import { listAddress, type ListState } from './list-address.ts'
import { ProblemMarks } from './ProblemMarks.tsx'

export const ProblemDetailsFields = graphql(`
  fragment ProblemDetailsFields on Problem { slug title difficulty tags statementHtml sampleInput sampleOutput sampleCode }
`)

interface Props {
  state: ListState
  problem: ResultOf<typeof ProblemDetailsFields>
}

/** The selected problem beside the list (specification, section 2), with a link to its workspace. */
export function ProblemDetails({ state, problem }: Props) {
  const navigate = useNavigate()
  const progress = useProgress([problem.slug])
  const className = 'scroll-mt-20 rounded-card border border-line bg-surface p-5'
  const { slug, title, difficulty, tags, statementHtml, sampleInput, sampleOutput, sampleCode } = problem
  const isSolved = progress.get(slug)
  const withoutIt = listAddress(state, { problem: null })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') navigate(withoutIt)
  }
  return (
    // The column around it scrolls, and a scrollable region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <aside id="details" aria-labelledby="chosen" tabIndex={0} className={className} onKeyDown={onKeyDown}>
      <div className="flex items-start justify-between gap-3">
        <h2 dir="auto" id="chosen" className="text-xl wrap-anywhere">
          <UnbrokenTitle title={title} />
        </h2>
        <ProblemMarks difficulty={difficulty} isSolved={isSolved} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-text-muted">
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink variant="primary" icon={codeIcon} to={problemPath(slug)}>
          {isSolved === true ? 'Solve again' : 'Solve'}
        </ButtonLink>
        <ButtonLink to={withoutIt}>Close</ButtonLink>
      </div>
      <h3 className="mt-6 mb-2 text-sm font-medium">Description</h3>
      <div className="statement">
        <RichText shown={statementHtml} />
      </div>
      <Sample title="Sample Input" text={sampleInput} />
      <Sample title="Sample Output" text={sampleOutput} />
      <Sample title="Sample Code" text={sampleCode} />
    </aside>
  )
}

function Sample({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="mt-5 mb-2 text-sm font-medium">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm" tabIndex={0} aria-label={title}>
        <code>{text}</code>
      </pre>
    </>
  )
}
