import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Sample } from './Sample.tsx'

export function StateSamples() {
  return (
    <Sample name="EmptyState, ErrorState, Refused">
      <EmptyState
        text="No blogs available."
        hint="The first one is always the hardest, and the one that people remember."
        action={
          <ButtonLink variant="primary" to="/blogs/write">
            Write
          </ButtonLink>
        }
      />
      <ErrorState text="Error loading blogs" onRetry={() => {}} />
      <ErrorMessage message="The network is down. Nothing was changed." />
    </Sample>
  )
}
