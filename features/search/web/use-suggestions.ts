import { useEffect, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { cleanQuery } from '../rules/typed-query.ts'

const SuggestionsQuery = graphql(`
  query SearchSuggestions($q: String!) {
    searchSuggestions(q: $q) { matched groups { kind label items { kind id title snippet path } } }
  }
`)

export type Suggestions = ResultOf<typeof SuggestionsQuery>['searchSuggestions']

const PAUSE_MS = 90

/**
 * Suggestions for what is typed. Each answer belongs to the text it was asked for, so a late one never replaces a newer one: while the
 * newest is on its way the last answer stays, marked as old.
 */
export function useSuggestions(typed: string): { suggestions: Suggestions | null; isOld: boolean; error: string | null } {
  const q = cleanQuery(typed)
  const [asked, ask] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => ask(q), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [q])
  const { data, error } = useQuery(SuggestionsQuery, asked === '' ? null : { q: asked })
  const [last, setLast] = useState<{ q: string; suggestions: Suggestions } | null>(null)
  useEffect(() => {
    if (data !== undefined) setLast({ q: asked, suggestions: data.searchSuggestions })
  }, [data, asked])
  const current = data === undefined ? last : { q: asked, suggestions: data.searchSuggestions }
  if (q === '' || current === null) return { suggestions: null, isOld: q !== '' && error === null, error: error?.message ?? null }
  return { suggestions: current.suggestions, isOld: current.q !== q, error: error?.message ?? null }
}
