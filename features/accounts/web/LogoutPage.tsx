import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { LOGGED_OUT_HERE_ONLY } from '../rules/texts.ts'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'

/** Logs out and goes to the home page (requirement A-6). */
function LogoutPage() {
  const { logout } = useAuth()
  const navigate = useNavigate()
  const leave = useEffectEvent(async () => {
    await logout().catch(() => showToast(LOGGED_OUT_HERE_ONLY, { kind: 'error' }))
    navigate('/', { replace: true })
  })
  useEffect(() => {
    void leave()
  }, [])
  return (
    <FormColumn title="Logging out…">
      <p className="text-text-muted">One moment.</p>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Log out', description: 'Log out of Cloggle.', hidden: true }),
  Component: LogoutPage,
})
