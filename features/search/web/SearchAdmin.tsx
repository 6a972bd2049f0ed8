import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { Loaded } from '#features/administration/web/public.tsx'
import { searchPath } from '../rules/paths.ts'

const SearchAdminQuery = graphql(`
  query SearchAdmin { searchMisses { text count lastAt } searchIndex { documents words rebuiltAt } }
`)
const DismissMiss = graphql(`
  mutation DismissSearchMiss($text: String!) { dismissSearchMiss(text: $text) }
`)
const RebuildIndex = graphql(`
  mutation RebuildSearchIndex { rebuildSearchIndex }
`)

/** Searches without a result, and the state of the index. */
export function SearchAdmin() {
  const query = useQuery(SearchAdminQuery, {})
  const rebuild = useMutation(RebuildIndex)
  return (
    <Loaded query={query}>
      {({ searchMisses: misses, searchIndex: index }) => (
        <div className="grid gap-8">
          <section className="grid gap-3">
            <h2 className="text-lg">Index</h2>
            <p className="text-sm text-text-muted">
              {index.documents.toLocaleString('en')} documents, {index.words.toLocaleString('en')} words.{' '}
              {index.rebuiltAt === null ? 'Not built yet.' : <>Built <TimeAgo at={index.rebuiltAt} />.</>} Changes are indexed automatically.
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Button busy={rebuild.isPending} onClick={() => rebuild.mutate({})}>
                Rebuild index
              </Button>
              <p role="status" className="text-sm text-text-muted">
                {rebuild.isSuccess && 'Rebuilding in the background.'}
              </p>
            </div>
            <ErrorMessage message={rebuild.error?.message} />
          </section>
          <section className="grid gap-3">
            <h2 className="text-lg">Searches without results</h2>
            {misses.length === 0 && <p className="text-text-muted">No searches without results.</p>}
            <ul>
              {misses.map((miss) => (
                <Miss key={miss.text} miss={miss} onDismissed={query.refetch} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </Loaded>
  )
}

function Miss({ miss: { text, count, lastAt }, onDismissed }: { miss: { text: string; count: number; lastAt: string }; onDismissed: () => void }) {
  const dismiss = useMutation(DismissMiss)
  const [isGone, setGone] = useState(false)
  if (isGone) return null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 text-sm">
      <a className="link min-w-0 wrap-anywhere" href={searchPath(text)}>
        {text}
      </a>
      <span className="flex items-center gap-3 text-text-muted">
        <span className="tabular">
          {count === 1 ? 'once' : `${count} times`}, last <TimeAgo at={lastAt} />
        </span>
        <Button
          small
          variant="ghost"
          busy={dismiss.isPending}
          aria-label={`Dismiss ${text}`}
          onClick={() => dismiss.mutate({ text }, { onSuccess: () => (setGone(true), onDismissed()) })}
        >
          Dismiss
        </Button>
      </span>
      <ErrorMessage message={dismiss.error?.message} />
    </li>
  )
}
