import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { part } from '#platform/web/ui/part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { Reportable } from '../rules/remarks.ts'

const ReportDialog = part(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog))

const WORDS = { problem: 'Report a test', remark: 'Report' }

/** The way to a report of a problem or of a remark, for members. */
export function ReportProblem({ kind, id }: { kind: Reportable; id: string }) {
  const [isOpen, open] = useState(false)
  const { asMember } = useAuth()
  return (
    <>
      <Button look="ghost" small onClick={() => asMember(() => open(true))}>
        {WORDS[kind]}
      </Button>
      <Suspense>{isOpen && <ReportDialog kind={kind} id={id} onClose={() => open(false)} />}</Suspense>
    </>
  )
}
