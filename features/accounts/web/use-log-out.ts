import { useNavigate } from '#platform/web/pages/navigation.ts'
import { announce } from '#platform/web/ui/toast-store.ts'
import { LOGGED_OUT_HERE_ONLY } from '../rules/texts.ts'
import { useAuth } from './auth.ts'

/** Logs out at once and goes home (requirement A-6); whoever leaves the page in the same moment is logged out, too. */
export function useLogOut(): (options?: { replace: boolean }) => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return (options) => {
    logout().catch(() => announce(LOGGED_OUT_HERE_ONLY, { kind: 'trouble' }))
    navigate('/', options)
  }
}
