import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { PeopleGrid } from './PeopleGrid.tsx'
import { useSuggestions, type SuggestionData } from './use-suggestions.ts'

const SHOWN = 4

/** People whom a member may want to follow, each with the reason. The place for it is there before they are. */
export function SuggestedPeople() {
  const { suggestions, failed, again, dismiss } = useSuggestions(SHOWN)
  if (suggestions?.length === 0) return null
  return (
    <section aria-labelledby="suggested" className="hidden gap-4 in-data-[session=in]:grid">
      <h2 id="suggested" className="text-lg">
        People you may want to follow
      </h2>
      {failed !== null ? (
        <ErrorState text="We could not load suggestions." hint={failed} onRetry={again} />
      ) : suggestions === null ? (
        <div role="status" aria-label="Looking for people..." className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {Array.from({ length: SHOWN }, (_, at) => (
            <Skeleton key={at} className="h-68" />
          ))}
        </div>
      ) : (
        <PeopleGrid
          label="People you may want to follow"
          people={suggestions.map(({ person }) => person)}
          reasons={new Map(suggestions.map((one) => [one.person.id, <Reason key="reason" suggestion={one} onDismiss={() => dismiss(one)} />]))}
        />
      )}
    </section>
  )
}

function Reason({ suggestion, onDismiss }: { suggestion: SuggestionData; onDismiss: () => void }) {
  return (
    <div className="flex min-h-10 items-center gap-1 rounded-control bg-iris-wash pr-1 pl-3 text-sm">
      <p className="flex-1 py-1.5">{suggestion.reason}</p>
      <IconButton small icon={crossIcon} label={`Do not suggest ${suggestion.person.name}`} onClick={onDismiss} />
    </div>
  )
}
