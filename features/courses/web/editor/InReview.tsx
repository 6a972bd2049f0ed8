import { useMutation } from '#platform/web/data/use-mutation.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { previewCoursePath } from '../../rules/paths.ts'
import { WithdrawCourse } from './editor-requests.ts'
import { ownerLink } from './owner-link.ts'
import type { OpenedCourse } from './open-course.ts'

/** A course that was submitted: it can be read, or taken back to edit it. */
export function InReview({ opened: { id, draft, publishedSlug, mayPublish }, isFromAdmin, onTakenBack }: { opened: OpenedCourse; isFromAdmin: boolean; onTakenBack: () => void }) {
  const { mutate, isPending, error } = useMutation(WithdrawCourse)
  const onError = (error: ApiError) => {
    if (error.code !== 'OUTDATED_EDIT') return
    // A reviewer was faster: the page shows their decision.
    showToast(error.message, { kind: 'error' })
    onTakenBack()
  }
  const back = ownerLink(isFromAdmin)
  return (
    <Page title={draft.title} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
      <Card className="grid justify-items-start gap-4 p-6">
        <Badge tone="warning">In review</Badge>
        <p className="max-w-[64ch]">
          {mayPublish ? 'This course waits in Approvals. You’re the only admin, so you can approve it there.' : isFromAdmin ? 'Another admin has to approve this course. You’ll be notified of their decision.' : 'An admin is looking at this course. You’ll be notified when it’s published or when changes are needed.'}
          {publishedSlug !== null && ' Until then learners see the published version.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={previewCoursePath(id)}>See as a learner</ButtonLink>
          <Button busy={isPending} onClick={() => mutate({ id }, { onSuccess: onTakenBack, onError })}>
            Withdraw and edit
          </Button>
        </div>
        <ErrorMessage message={error?.message} />
      </Card>
    </Page>
  )
}
