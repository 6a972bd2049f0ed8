import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { LogInButton } from './LogInButton.tsx'

/** Asks a visitor to log in. */
export function SettingsForVisitors() {
  return (
    <EmptyState
      text="Log in to see your settings"
      hint="You can choose a theme under Appearance without an account."
      action={<LogInButton />}
    />
  )
}
