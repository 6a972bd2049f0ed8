import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useAuth } from './auth.ts'

/** Asks a visitor to log in, and says what works without. */
export function SettingsForVisitors() {
  const { asMember } = useAuth()
  return (
    <EmptyState
      text="Please log in to see your settings."
      hint="How Cloggle looks on this device you can choose without an account, under Appearance."
      action={
        <Button look="primary" onClick={() => asMember(() => {})}>
          Login
        </Button>
      }
    />
  )
}
