import { useEffect, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { problemPath } from '../../rules/paths.ts'
import { problemStates } from '../../rules/problem-states.ts'
import { FindingText } from './FindingText.tsx'
import { UnpublishProblem, WithdrawProblem, type ProblemEdit } from './problem-edit-documents.ts'

interface Props {
  edit: ProblemEdit
  /** The title in the form. */
  title: string
  /** Whether the form differs from the version whose state `edit` has. */
  isChanged: boolean
  back: { path: string; label: string }
  /** Whether the title of the problem is the heading of the page. */
  isPage: boolean
  onChanged: () => void
  /** Called after a refusal: the problem may have changed elsewhere, or an earlier answer was lost. */
  onOutdated: () => void
  onGo: (at: string) => void
}

/** The top of the editor: the state of the problem, what reviewers or checks said, and what can be done with the published version. */
export function EditorHeader({ edit, title, isChanged, back, isPage, onChanged, onOutdated, onGo }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  const { roles } = useRoles(useMounted())
  const withdraw = useMutation(WithdrawProblem)
  const unpublish = useMutation(UnpublishProblem)
  const [isAsking, ask] = useState(false)
  const { error: unpublishError, reset: forgetUnpublish } = unpublish
  // Only the answer was lost.
  useEffect(() => {
    if (!edit.isPublished && unpublishError !== null) forgetUnpublish()
  }, [edit.isPublished, unpublishError, forgetUnpublish])
  const mayUnpublish = edit.isPublished && roles?.rights.includes('problems.edit') === true
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={back.path}>
          {back.label}
        </ButtonLink>
        {problemStates({ ...edit, state: isChanged && edit.state !== 'checking' ? 'draft' : edit.state }).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
        <span className="ml-auto flex flex-wrap gap-2">
          {edit.isPublished && (
            <ButtonLink small to={problemPath(edit.slug)}>
              View on site
            </ButtonLink>
          )}
          {mayUnpublish && (
            <Button small variant="danger" onClick={() => ask(true)}>
              Unpublish
            </Button>
          )}
        </span>
      </div>
      <Title id="problem-title" tabIndex={-1} data-content-start className="scroll-mt-[calc(var(--topbar)+1rem)] text-xl wrap-anywhere">
        {title.trim() || edit.slug}
      </Title>
      <ConfirmDialog
        open={isAsking}
        question="Unpublish this problem?"
        explanation="It no longer appears in lists or search. Solutions and points are kept."
        confirm="Unpublish"
        busy={unpublish.isPending}
        onConfirm={() => unpublish.mutate({ slug: edit.slug }, { onSuccess: onChanged, onError: onOutdated, onSettled: () => ask(false) })}
        onClose={() => ask(false)}
      >
        {isAsking && <RemovalNotes kind="problem" keys={[edit.slug]} />}
      </ConfirmDialog>
      <ErrorMessage message={unpublishError?.message ?? withdraw.error?.message} />
      {edit.isInReview && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-accent-subtle px-3 py-2 text-sm">
          <p className="min-w-0 flex-1 basis-60">{edit.isOwn ? 'All checks passed. Someone else reviews this problem now; you get a notification when they have decided.' : 'All checks passed. This problem waits for a review.'}</p>
          {edit.isOwn ? (
            <Button small busy={withdraw.isPending} onClick={() => withdraw.mutate({ slug: edit.slug }, { onSuccess: onChanged, onError: onOutdated })}>
              Withdraw to edit
            </Button>
          ) : (
            <ButtonLink small to="/admin/approvals?filter=problem">
              Open approvals
            </ButtonLink>
          )}
        </div>
      )}
      {edit.reviewComment !== '' && (
        <div className="rounded-control bg-warning-subtle px-3 py-2 text-sm">
          <p className="font-medium">The reviewer asked for changes</p>
          <p className="wrap-anywhere whitespace-pre-line">{edit.reviewComment}</p>
        </div>
      )}
      {edit.state === 'failed' && (
        <div id="gate" tabIndex={-1} className="rounded-control bg-danger-subtle px-3 py-2 text-sm">
          <p className="font-medium">{isChanged ? 'The checks before your last changes failed.' : 'Checks failed.'}{edit.isPublished ? ' The site still shows the previous version.' : ''}</p>
          <ul className="list-disc pl-5">
            {edit.findings.map((finding) => (
              <li key={finding} className="wrap-anywhere">
                <FindingText finding={finding} files={edit.verdicts.map(({ file }) => file)} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </header>
  )
}
