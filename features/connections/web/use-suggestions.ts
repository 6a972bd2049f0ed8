import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useBlockedIds } from './use-blocked-ids.ts'
import { SuggestedPeopleQuery, suggestionsFor } from './suggestions-query.ts'

const DismissSuggestion = graphql(`
  mutation DismissSuggestion($personId: ID!, $dismissed: Boolean!) { dismissSuggestion(personId: $personId, dismissed: $dismissed) }
`)

export type SuggestionData = ResultOf<typeof SuggestedPeopleQuery>['suggestedPeople'][number]

interface Suggestions {
  /** Null while loading. */
  suggestions: readonly SuggestionData[] | null
  /** The error if they could not be loaded. */
  error: ApiError | null
  refetch: () => void
  dismiss: (suggestion: SuggestionData) => void
}

/** The people suggested to the viewer. */
export function useSuggestions(shown: number): Suggestions {
  const session = useSession()
  const { data, error, refetch } = useQuery(SuggestedPeopleQuery, session === null ? null : suggestionsFor(shown))
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const blocked = useBlockedIds()

  const show = (personId: string, isDismissed: boolean) =>
    setDismissed((known) => {
      const next = new Set(known)
      if (isDismissed) next.add(personId)
      else next.delete(personId)
      return next
    })
  const { mutate } = useMutation(DismissSuggestion, {
    scope: { id: 'suggestions' },
    onError: (error, { personId, dismissed: wasToBeDismissed }) => {
      show(personId, !wasToBeDismissed)
      showToast(error.message, { kind: 'error' })
    },
  })
  const save = (personId: string, isDismissed: boolean) => {
    show(personId, isDismissed)
    mutate({ personId, dismissed: isDismissed })
  }
  const dismiss = ({ person }: SuggestionData) => {
    save(person.id, true)
    showToast(`${person.name} won’t be suggested for a while.`, { action: { label: 'Undo', run: () => save(person.id, false) } })
  }
  const wanted = data?.suggestedPeople.filter(({ person }) => !dismissed.has(person.id) && !blocked.has(person.id)) ?? null
  return { suggestions: wanted?.slice(0, shown) ?? null, error: data === undefined ? error : null, refetch, dismiss }
}
