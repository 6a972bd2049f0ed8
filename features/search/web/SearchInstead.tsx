import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useLocation } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { searchPath } from '../rules/paths.ts'

const ListCorrectionQuery = graphql(`
  query ListCorrection($q: String!, $kind: String!) { listCorrection(q: $q, kind: $kind) }
`)

interface Props {
  /** What was typed into the search box of a list without results; null if it is filtered only. */
  q: string | null
  /** The kind of things in the search index. */
  kind: string
  children?: ReactNode
}

/** What to do if the search of a list finds nothing: search for the corrected words, or the whole site. */
export function SearchInstead({ q, kind, children }: Props) {
  const { pathname, search } = useLocation()
  const typed = q === null || q.trim() === '' ? null : q.trim()
  const corrected = useQuery(ListCorrectionQuery, typed === null ? null : { q: typed, kind }).data?.listCorrection ?? null
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {corrected !== null && (
        <ButtonLink variant="primary" to={changedAddress(pathname, new URLSearchParams(search), { q: corrected, page: null, after: null })}>
          {`Show results for “${corrected}”`}
        </ButtonLink>
      )}
      {children}
      {typed !== null && <ButtonLink to={searchPath(typed)}>Search the whole site</ButtonLink>}
    </div>
  )
}
