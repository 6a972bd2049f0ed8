import { useNavigate } from '#platform/web/pages/navigation.ts'
import { errorMessage, ApiError } from '#platform/web/graphql/api-error.ts'
import { arrowLeftRightIcon, logInIcon, logOutIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { SWITCH_PROFILE_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'
import { useLogOut } from './use-log-out.ts'
import { useRoles } from './use-roles.ts'

/** The actions of accounts in the command palette: switch to another granted role, log in, log out. */
export function usePaletteActions() {
  const navigate = useNavigate()
  const { user, switchRole, asMember } = useAuth()
  const { roles } = useRoles(user !== null)
  const logOut = useLogOut()
  const switchTo = (role: Role) =>
    void switchRole(role).then(
      () => showToast(`You’re now in ${roleLabel(role)} mode.`),
      (error: unknown) => {
        // The page asks for the password.
        if (error instanceof ApiError && error.code === 'PASSWORD_NEEDED') navigate(SWITCH_PROFILE_PATH)
        else showToast(errorMessage(error), { kind: 'error' })
      },
    )
  if (user === null) return [{ name: 'log-in', label: 'Log in', keywords: 'login sign in account', icon: logInIcon, run: () => asMember(() => {}) }]
  const others = roles === null ? [] : roles.granted.filter((role) => role !== roles.active)
  return [
    ...others.map((role) => ({ name: `switch-${role}`, label: `Switch to ${roleLabel(role).toLowerCase()}`, keywords: 'role mode profile', icon: arrowLeftRightIcon, run: () => switchTo(role) })),
    { name: 'log-out', label: 'Log out', keywords: 'logout sign out leave', icon: logOutIcon, run: logOut },
  ]
}
