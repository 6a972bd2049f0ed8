import { useEffect, useEffectEvent } from 'react'
import { definePage } from '#platform/web/pages/page.ts'
import { FormColumn } from './FormColumn.tsx'
import { useLogOut } from './use-log-out.ts'

/** Logs out and goes home (requirement A-6). Who is logged out already just goes home. */
function LogoutPage() {
  const leave = useEffectEvent(useLogOut())
  useEffect(() => {
    leave({ replace: true })
  }, [])
  return (
    <FormColumn title="Logging out…">
      <p className="text-ink-soft">One moment.</p>
    </FormColumn>
  )
}

export const page = definePage({
  head: () => ({ title: 'Logout', description: 'Log out.', hidden: true }),
  Component: LogoutPage,
})
