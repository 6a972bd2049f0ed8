import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'

const TEXTS = {
  problem: { button: 'Report a test', hint: 'Which test or text is wrong, and what should it be? Only moderators see your report.' },
  remark: { button: 'Report', hint: undefined },
}

/** The button for reporting a problem or a comment. */
export function ReportProblem({ kind, id }: { kind: 'problem' | 'remark'; id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { asMember } = useAuth()
  const { button, hint } = TEXTS[kind]
  return (
    <>
      <Button variant="ghost" small onClick={() => asMember(() => setOpen(true))}>
        {button}
      </Button>
      <Suspense>{isOpen && <ReportDialog kind={kind} id={id} {...(hint !== undefined && { hint })} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
