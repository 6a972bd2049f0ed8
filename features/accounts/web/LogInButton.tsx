import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from './auth.ts'

/** Asks a visitor to log in; the page stays. */
export function LogInButton() {
  const { asMember } = useAuth()
  return (
    <Button variant="primary" onClick={() => asMember(() => {})}>
      Log in
    </Button>
  )
}
