import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useAuth } from './auth.ts'

/** Asks a visitor to log in. */
export function SettingsForVisitors() {
  const { asMember } = useAuth()
  return (
    <EmptyState
      text="Log in to see your settings"
      hint="You can choose a theme under Appearance without an account."
      action={
        <Button variant="primary" onClick={() => asMember(() => {})}>
          Log in
        </Button>
      }
    />
  )
}
