import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { sentenceFor } from '#platform/web/graphql/refusal.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { announce } from '#platform/web/ui/toast-store.ts'
import { useApart } from './apart-store.ts'
import { SuggestedPeopleQuery, suggestionsFor } from './suggestions-query.ts'

const DismissSuggestion = graphql(`
  mutation DismissSuggestion($personId: ID!, $dismissed: Boolean!) { dismissSuggestion(personId: $personId, dismissed: $dismissed) }
`)

export type SuggestionData = ResultOf<typeof SuggestedPeopleQuery>['suggestedPeople'][number]

interface Suggestions {
  /** Null until they are there. */
  suggestions: readonly SuggestionData[] | null
  failed: string | null
  again: () => void
  dismiss: (suggestion: SuggestionData) => void
}

/** The people suggested to the viewer. */
export function useSuggestions(shown: number): Suggestions {
  const session = useSession()
  const { data, failed, again } = useAnswer(SuggestedPeopleQuery, session === null ? null : suggestionsFor(shown))
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const apart = useApart()

  const keep = (personId: string, isDismissed: boolean) => {
    setDismissed((known) => {
      const next = new Set(known)
      if (isDismissed) next.add(personId)
      else next.delete(personId)
      return next
    })
    const trouble = (error: unknown) => announce(sentenceFor(error), { kind: 'trouble' })
    return request(DismissSuggestion, { personId, dismissed: isDismissed }).catch(trouble)
  }
  const dismiss = ({ person }: SuggestionData) => {
    void keep(person.id, true)
    announce(`${person.name} won’t be suggested for a while.`, { action: { label: 'Undo', run: () => void keep(person.id, false) } })
  }
  const wanted = data?.suggestedPeople.filter(({ person }) => !dismissed.has(person.id) && !apart.has(person.id)) ?? null
  return { suggestions: wanted?.slice(0, shown) ?? null, failed, again, dismiss }
}
