import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { ProblemEditor } from './ProblemEditor.tsx'

const EditableProblems = graphql(`
  query EditableProblems { editableProblems { slug title state isPublished } }
`)

const STATES: Record<string, string> = { checking: 'Running checks', failed: 'Checks failed' }

export interface ProblemAdminProps {
  /** The path of this section. */
  path: string
  /** `q` is the slug of the open problem; `filter=new` starts a new one. */
  search: URLSearchParams
}

/** The administration of problems: the list of all, or the editor of one (requirement Q-13). */
export function ProblemAdmin({ path, search }: ProblemAdminProps) {
  const slug = search.get('q')
  if (slug !== null || search.get('filter') === 'new') return <ProblemEditor key={slug} slug={slug} back={path} />
  return <ProblemList path={path} />
}

function ProblemList({ path }: { path: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(EditableProblems, {})
  if (isLoadingError) return <ErrorState text="Couldn’t load problems" hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-40" />
  return (
    <div className="grid gap-4">
      <div>
        <ButtonLink variant="primary" to={`${path}?filter=new`}>
          New problem
        </ButtonLink>
      </div>
      <ul className="grid gap-2">
        {data.editableProblems.map(({ slug, title, state, isPublished }) => (
          <li key={slug} className="relative flex min-h-11 flex-wrap items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 text-sm hover:border-border-strong">
            <a className="font-medium wrap-anywhere after:absolute after:inset-0" href={`${path}?q=${slug}`}>
              {title}
            </a>
            <span className="ml-auto flex gap-2">
              {STATES[state] !== undefined && <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{STATES[state]}</Badge>}
              <Badge tone={isPublished ? 'success' : 'plain'}>{isPublished ? 'Published' : 'Not published'}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
