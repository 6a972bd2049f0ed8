import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { PeopleGrid } from './PeopleGrid.tsx'
import { useSuggestions, type SuggestionData } from './use-suggestions.ts'

/** The suggested people, each with the reason and a button to dismiss the suggestion. */
export function SuggestionGrid({ shown, waiting }: { shown: number; waiting: ReactNode }) {
  const { suggestions, error, refetch, dismiss } = useSuggestions(shown)
  if (error !== null) return <ErrorState text="We couldn’t load suggestions." hint={error.message} onRetry={refetch} />
  if (suggestions === null) return waiting
  if (suggestions.length === 0) return <p className="text-text-muted">You already follow everyone here. Check back later.</p>
  return (
    <PeopleGrid
      isShort
      label="People you may want to follow"
      people={suggestions.map(({ person }) => person)}
      reasons={new Map(suggestions.map((one) => [one.person.id, <Reason key="reason" suggestion={one} onDismiss={() => dismiss(one)} />]))}
    />
  )
}

function Reason({ suggestion, onDismiss }: { suggestion: SuggestionData; onDismiss: () => void }) {
  return (
    <div className="flex min-h-10 items-center gap-1 rounded-control bg-accent-subtle pr-1 pl-3 text-sm">
      <p className="flex-1 py-1.5">{suggestion.reason}</p>
      <IconButton small icon={crossIcon} label={`Don’t suggest ${suggestion.person.name}`} onClick={onDismiss} />
    </div>
  )
}
