import type { ComponentType, ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import type { FeedRowProps } from './FeedRow.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  shown: number
  /** The row component, passed in so that this module does not load what the page already has. */
  row: ComponentType<FeedRowProps>
  waiting: ReactNode
}

/** The suggested people of a member in the feed. */
export function SuggestedFeed({ shown, row: Row, waiting }: Props) {
  const { suggestions, error, refetch, dismiss } = useSuggestions(shown)
  if (error !== null) return <ErrorState text="We couldn’t load suggestions." hint={error.message} onRetry={refetch} />
  if (suggestions === null) return waiting
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {suggestions.map((suggestion) => (
        <Row key={suggestion.person.id} person={suggestion.person} reason={suggestion.reason} onDismiss={() => dismiss(suggestion)} />
      ))}
    </ul>
  )
}
