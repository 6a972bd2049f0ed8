import { Suspense, useState, type ReactNode } from 'react'
import { errorMessage, ApiError } from '#platform/web/graphql/api-error.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { useAuth } from './auth.ts'

const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx').then((module) => module.PasswordDialog))

/** Switches the role, and asks for the password if the server requires it. The caller renders `dialog`; `onSwitched` runs afterwards. */
export function useSwitch(onSwitched?: (role: Role) => void): { switchTo: (role: Role) => void; busy: boolean; dialog: ReactNode } {
  const { switchRole } = useAuth()
  const [pendingRole, requestPasswordFor] = useState<Role | null>(null)
  const [busy, setBusy] = useState(false)

  const go = async (role: Role, password?: string) => {
    await switchRole(role, password)
    requestPasswordFor(null)
    showToast(`You’re now in ${roleLabel(role)} mode.`)
    onSwitched?.(role)
  }
  const switchTo = (role: Role) => {
    if (busy) return
    setBusy(true)
    go(role)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'PASSWORD_NEEDED') requestPasswordFor(role)
        else showToast(errorMessage(error), { kind: 'error' })
      })
      .finally(() => setBusy(false))
  }
  const dialog = pendingRole !== null && (
    <Suspense>
      <PasswordDialog role={pendingRole} onClose={() => requestPasswordFor(null)} send={(password) => go(pendingRole, password)} />
    </Suspense>
  )
  return { switchTo, busy, dialog }
}
