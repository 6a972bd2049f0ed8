import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { EnrollmentsQuery } from './enrollments.ts'

const LeaveCourseMutation = graphql(`mutation LeaveCourse($slug: String!) { leaveCourse(slug: $slug) }`)
const EnrollAgain = graphql(`mutation EnrollAgain($slug: String!) { enroll(slug: $slug) }`)

/** Takes a course off the learner's list. An archived course takes no one back, so that leaving it is asked about. */
export function LeaveCourse({ slug, isArchived, onLeft }: { slug: string; isArchived: boolean; onLeft: () => void }) {
  const [isAsking, ask] = useState(false)
  const enroll = useMutation(EnrollAgain, {
    onSuccess: (_data, _variables, cache) => cache.invalidateQueries(EnrollmentsQuery),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const { mutate, isPending, error } = useMutation(LeaveCourseMutation, {
    onSuccess: async (_data, _variables, cache) => {
      ask(false)
      showToast('You left this course. Your progress is kept.', isArchived ? {} : { action: { label: 'Undo', run: () => enroll.mutate({ slug }) } })
      await cache.invalidateQueries(EnrollmentsQuery)
      onLeft()
    },
  })
  return (
    <div className="grid justify-items-start gap-2">
      <Button small variant="ghost" busy={isPending} onClick={() => (isArchived ? ask(true) : mutate({ slug }))}>
        Leave this course
      </Button>
      <ErrorMessage message={isAsking ? undefined : error?.message} />
      <ConfirmDialog
        open={isAsking}
        question="Leave this course?"
        explanation="It is closed for new learners: you can’t come back."
        confirm="Leave"
        busy={isPending}
        onConfirm={() => mutate({ slug })}
        onClose={() => ask(false)}
      />
    </div>
  )
}
