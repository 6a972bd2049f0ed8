import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { SIGN_UP_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'

/** Asks a visitor to log in, where the page stays, or to sign up. */
export function LogInButton() {
  const { asMember } = useAuth()
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" onClick={() => asMember(() => {})}>
        Log in
      </Button>
      <ButtonLink to={SIGN_UP_PATH}>Sign up</ButtonLink>
    </span>
  )
}
