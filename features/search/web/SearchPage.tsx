import { useEffect } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { currentPersonKey } from '#platform/web/data/query-key.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { LinkChip } from '#platform/web/ui/Chip.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { SEARCH_PATH, searchPath } from '../rules/paths.ts'
import { RESULTS_PAGE } from '../rules/limits.ts'
import { EMPTY_QUERY, NO_RESULTS, showing } from '../rules/texts.ts'
import { cleanQuery, isTooLong, MAX_QUERY } from '../rules/typed-query.ts'
import { SearchResultRow } from './SearchResultRow.tsx'

const SearchQuery = graphql(`
  query Search($q: String!, $kind: String, $after: String) {
    search(q: $q, kind: $kind, after: $after) {
      items { kind id title snippet path }
      total isCapped matched searchedFor message viewerKey
      kinds { kind label single count isCapped }
    }
  }
`)

const ReportMiss = graphql(`
  mutation ReportSearchMiss($q: String!) { reportSearchMiss(q: $q) }
`)

type Data = ResultOf<typeof SearchQuery>

const queryOf = (location: RouteLocation) => cleanQuery(location.searchParams.get('q') ?? '')

const variablesOf = (location: RouteLocation) => {
  const after = location.searchParams.get('after') ?? ''
  return { q: queryOf(location), kind: (location.searchParams.get('kind') ?? '').slice(0, 20) || null, after: /^\d{1,4}$/.test(after) ? after : null }
}

/** The results of a search. The page contains what everybody may see; a member's own results replace it. */
function SearchPage({ data, location }: { data: Data; location: RouteLocation }) {
  const variables = variablesOf(location)
  const session = useSession()
  // A page that was opened by a link has the member's own results already.
  const isOwn = session !== null && data.search.viewerKey === currentPersonKey()
  const own = useQuery(SearchQuery, session === null || variables.q === '' ? null : variables, isOwn ? { initialData: data } : {})
  const results = (own.data ?? data).search
  useReportMiss(variables, results)
  const isCut = isTooLong(location.searchParams.get('q') ?? '')
  return (
    <Page
      title="Search"
      sentence={variables.q === '' ? 'Search blogs, people and problems' : `Results for “${variables.q}”`}
      action={<SearchBox label="Search Cloggle" placeholder="Blogs, people, problems" path={SEARCH_PATH} search={location.searchParams} />}
    >
      {variables.q === '' ? (
        <EmptyState text={EMPTY_QUERY} />
      ) : (
        <>
          {isCut && <p className="text-sm text-text-muted">Only the first {MAX_QUERY} characters were searched.</p>}
          <StaleNote query={own} />
          <Results results={results} {...variables} />
        </>
      )}
    </Page>
  )
}

/** Reports that there is nothing for all words of a text, once the results are those of the person who looks at them. */
function useReportMiss({ q, kind, after }: ReturnType<typeof variablesOf>, { kinds, searchedFor, viewerKey }: Data['search']): void {
  const isMiss = q !== '' && kind === null && after === null && (kinds.length === 0 || searchedFor !== null)
  useEffect(() => {
    if (isMiss && (viewerKey ?? '') === currentPersonKey()) void request(ReportMiss, { q }).catch(() => {})
  }, [isMiss, viewerKey, q])
}

function Results({ results, q, kind, after }: { results: Data['search'] } & ReturnType<typeof variablesOf>) {
  const { items, total, isCapped, kinds, matched, searchedFor, message } = results
  const from = Number(after ?? 0)
  const labels = new Map(kinds.map((one) => [one.kind, one.single]))
  const count = kinds.reduce((sum, one) => sum + one.count, 0)
  return (
    <section aria-label="Results" className="grid grid-cols-1 gap-4">
      {searchedFor !== null && (
        <p role="status" className="rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere">
          {`Few or no results have all words of “${q}”. Showing results for `}
          <a className="link font-medium" href={searchPath(searchedFor)}>
            {`“${searchedFor}”`}
          </a>
          .
        </p>
      )}
      {kinds.length > 0 && (
        <nav aria-label="Kinds of results" className="flex flex-wrap gap-2">
          <LinkChip to={searchPath(q)} current={kind === null}>
            All <Count count={count} isCapped={kinds.some((one) => one.isCapped)} />
          </LinkChip>
          {kinds.map((one) => (
            <LinkChip key={one.kind} to={searchPath(q, { kind: one.kind })} current={kind === one.kind}>
              {one.label} <Count {...one} />
            </LinkChip>
          ))}
        </nav>
      )}
      <p role="status" className="text-sm text-text-muted">
        {items.length > 0 && showing(from + 1, from + items.length, total, isCapped)}
      </p>
      {items.length === 0 && <EmptyState text={message ?? NO_RESULTS} hint={message === null ? 'Try fewer words or another spelling.' : undefined} />}
      {items.length > 0 && (
        <ul>
          {items.map((hit) => (
            <SearchResultRow key={`${hit.kind} ${hit.id}`} hit={hit} label={labels.get(hit.kind) ?? ''} words={matched} />
          ))}
        </ul>
      )}
      <Pager
        page={Math.floor(from / RESULTS_PAGE) + 1}
        pages={Math.ceil(total / RESULTS_PAGE)}
        href={(page) => searchPath(q, { kind, after: page === 1 ? null : String((page - 1) * RESULTS_PAGE) })}
        label="Pages of results"
      />
    </section>
  )
}

const Count = ({ count, isCapped }: { count: number; isCapped: boolean }) => (
  <span className="tabular text-text-muted">
    {count}
    {isCapped && '+'}
  </span>
)

export const page = definePage({
  document: SearchQuery,
  variables: variablesOf,
  cacheTags: () => ['search', 'blogs', 'people', 'problems', 'news'],
  meta: (_data, location) => ({
    title: queryOf(location) === '' ? 'Search' : `Search for ${queryOf(location)}`,
    description: 'Search blogs, people and problems on Cloggle.',
    canonical: queryOf(location) === '' ? SEARCH_PATH : searchPath(queryOf(location)),
    hidden: true,
  }),
  Component: SearchPage,
})
