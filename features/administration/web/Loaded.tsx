import type { ReactNode } from 'react'
import type { Answered } from '#platform/web/graphql/use-answer.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'

/** What was asked for once it is there; before that its place, or why it could not be had. */
export function Loaded<Result>({ answer, children }: { answer: Answered<Result>; children: (data: Result) => ReactNode }) {
  if (answer.failed !== null) return <ErrorState text="We couldn’t load this." hint={answer.failed} onRetry={answer.again} />
  if (answer.data === null) return <AdminSkeleton />
  return (
    <>
      <StaleNote answer={answer} />
      {children(answer.data)}
    </>
  )
}
