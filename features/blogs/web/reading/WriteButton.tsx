import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { WRITE_PATH } from '../../rules/paths.ts'

/** Write opens the editor for members, and asks visitors to log in first (requirement B-4). */
export function WriteButton() {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  return (
    <Button variant="primary" onClick={() => asMember(() => navigate(WRITE_PATH))}>
      Write
    </Button>
  )
}
