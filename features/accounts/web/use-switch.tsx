import { Suspense, useState, type ReactNode } from 'react'
import { errorMessage, ApiError } from '#platform/web/graphql/api-error.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { useAuth } from './auth.ts'

const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx').then((module) => module.PasswordDialog))

/** Switching the role from anywhere: at once, or after the password where it is asked for again; `dialog` is to be shown. */
export function useSwitch(): { switchTo: (role: Role) => void; busy: boolean; dialog: ReactNode } {
  const { switchRole } = useAuth()
  const [asksFor, askFor] = useState<Role | null>(null)
  const [busy, setBusy] = useState(false)

  const go = async (role: Role, password?: string) => {
    await switchRole(role, password)
    askFor(null)
    showToast(`You’re now in ${roleLabel(role)} mode.`)
  }
  const switchTo = (role: Role) => {
    if (busy) return
    setBusy(true)
    go(role)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'PASSWORD_NEEDED') askFor(role)
        else showToast(errorMessage(error), { kind: 'trouble' })
      })
      .finally(() => setBusy(false))
  }
  const dialog = asksFor !== null && (
    <Suspense>
      <PasswordDialog role={asksFor} onClose={() => askFor(null)} send={(password) => go(asksFor, password)} />
    </Suspense>
  )
  return { switchTo, busy, dialog }
}
