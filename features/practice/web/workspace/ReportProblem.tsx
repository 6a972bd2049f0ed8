import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'

const HINT = 'Which test or text is wrong, and what should it be? Only moderators see your report.'

/** The button for reporting a problem. */
export function ReportProblem({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { asMember } = useAuth()
  return (
    <>
      <Button variant="ghost" small onClick={() => asMember(() => setOpen(true))}>
        Report a test
      </Button>
      <Suspense>{isOpen && <ReportDialog kind="problem" id={id} hint={HINT} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
