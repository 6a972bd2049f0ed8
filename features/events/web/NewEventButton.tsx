import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { NEW_EVENT_PATH } from '../rules/paths.ts'

/** Opens the form for a new event; a visitor logs in first. */
export function NewEventButton() {
  const navigate = useNavigate()
  const { asMember } = useAuth()
  return (
    <Button icon={plusIcon} onClick={() => asMember(() => navigate(NEW_EVENT_PATH), 'Log in to host an event.')}>
      New event
    </Button>
  )
}
