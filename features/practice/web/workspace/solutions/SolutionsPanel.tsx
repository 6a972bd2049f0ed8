import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocation } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { CodeView } from '#platform/web/ui/CodeView.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { LANGUAGE_NAMES, type Language } from '../../../rules/problem.ts'
import type { ProblemData } from '../ProblemPage.tsx'
import { linkedSolution } from './linked-solution.ts'
import { SolutionsQuery } from './solutions-query.ts'
import { ShareOwnSolution } from './ShareOwnSolution.tsx'
import { SharedSolutionItem } from './SharedSolutionItem.tsx'
import { ShowSolutions } from './ShowSolutions.tsx'

const filterOf = (languages: readonly Language[]) => [{ value: '', label: 'All languages' }, ...languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))]

/** The reference solutions of a problem and those that members shared, for members who solved it or gave up. */
export function SolutionsPanel({ problem: { slug, languages } }: { problem: ProblemData }) {
  const session = useSession()
  const { asMember } = useAuth()
  const { search } = useLocation()
  const linked = linkedSolution(search)
  const [language, setLanguage] = useState<Language | null>(null)
  const [page, setPage] = useState(1)
  // A contest may have started or ended since.
  const { data, error, isLoadingError, refetch } = useQuery(SolutionsQuery, session === null ? null : { problem: slug, language, linked, page }, { staleTime: 0 })
  if (session === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-muted">Log in to see solutions once you solved the problem.</p>
        <Button onClick={() => asMember(() => {})}>Log in</Button>
      </div>
    )
  }
  if (isLoadingError) return <ErrorState text="Couldn’t load solutions" hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-24" />
  const { closedBecause, mayGiveUp, reference, items, hasMore } = data.problemSolutions
  if (closedBecause !== null) return <ShowSolutions slug={slug} reason={closedBecause} mayGiveUp={mayGiveUp} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="reference" className="grid grid-cols-1 gap-3">
        <h2 id="reference" className="text-lg">
          Reference solution
        </h2>
        {reference.map((solution) => (
          <details key={solution.language} open={reference[0] === solution}>
            <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium pointer-coarse:min-h-11">{LANGUAGE_NAMES[solution.language]}</summary>
            <CodeView label={`Reference solution in ${LANGUAGE_NAMES[solution.language]}`} code={solution.code} spans={solution.codeSpans} />
          </details>
        ))}
      </section>
      <section aria-labelledby="shared" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="shared" className="text-lg">
            Shared by members
          </h2>
          {languages.length > 1 && (
            <Select
              aria-label="Language of solutions"
              value={language ?? ''}
              options={filterOf(languages as readonly Language[])}
              onChange={({ target }) => {
                setLanguage(languages.find((one) => one === target.value) ?? null)
                setPage(1)
              }}
            />
          )}
        </div>
        {items.length === 0 ? (
          <p className="text-sm text-text-muted">No one has shared a solution yet.</p>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {items.map((solution) => (
              <SharedSolutionItem key={solution.id} solution={solution} isLinked={solution.id === linked} />
            ))}
          </ul>
        )}
        {!items.some(({ isOwn }) => isOwn) && <ShareOwnSolution slug={slug} />}
        <p className="flex gap-2 empty:hidden">
          {page > 1 && <Button onClick={() => setPage(page - 1)}>Previous</Button>}
          {hasMore && <Button onClick={() => setPage(page + 1)}>More solutions</Button>}
        </p>
      </section>
    </div>
  )
}
