import { useEffect, useRef, type KeyboardEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { codeIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { problemPath } from '../rules/paths.ts'
import { cardId, listAddress, type ListPlace } from './list-place.ts'

export const ProblemDetailsFields = graphql(`
  fragment ProblemDetailsFields on Problem { slug title difficulty tags shown sampleInput sampleOutput sampleCode }
`)

interface Props {
  now: ListPlace
  problem: ResultOf<typeof ProblemDetailsFields> | null
}

/** The chosen problem beside the list (specification, section 2), and the way into its workspace. */
export function ProblemDetails({ now, problem }: Props) {
  const navigate = useNavigate()
  useWayBack(problem?.slug ?? null)
  const look = 'scroll-mt-20 rounded-card border border-line bg-surface p-5 md:col-start-2 xl:sticky xl:top-20 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto'
  if (problem === null) {
    return (
      <aside key="none" aria-label="Details" className={`${look} text-sm text-text-muted max-xl:hidden`}>
        <p>Select a problem to view details.</p>
      </aside>
    )
  }
  const { slug, title, difficulty, tags, shown, sampleInput, sampleOutput, sampleCode } = problem
  const withoutIt = listAddress(now, { problem: null })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') navigate(withoutIt)
  }
  return (
    // What scrolls can be reached with the keyboard, and what is open is closed with it; each problem begins at its top.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <aside key={slug} id="details" aria-labelledby="chosen" tabIndex={0} className={look} onKeyDown={onKeyDown}>
      <div className="flex items-start justify-between gap-3">
        <h2 id="chosen" className="text-xl wrap-anywhere">
          {title}
        </h2>
        <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-text-muted">
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink variant="primary" icon={codeIcon} to={problemPath(slug)}>
          Solve
        </ButtonLink>
        <ButtonLink to={withoutIt}>Close</ButtonLink>
      </div>
      <h3 className="mt-6 mb-2 text-sm font-medium">Description</h3>
      <div className="statement">
        <RichText shown={shown} />
      </div>
      <Sample title="Sample Input" text={sampleInput} />
      <Sample title="Sample Output" text={sampleOutput} />
      <Sample title="Sample Code" text={sampleCode} />
    </aside>
  )
}

/** Closing gives the focus, which went with the details, back to the problem's place in the list. */
function useWayBack(slug: string | null): void {
  const before = useRef(slug)
  useEffect(() => {
    const closed = slug === null ? before.current : null
    before.current = slug
    if (closed !== null && document.activeElement === document.body) document.getElementById(cardId(closed))?.focus()
  }, [slug])
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
