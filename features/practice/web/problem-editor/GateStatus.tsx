import type { ProblemEdit } from './problem-edit-documents.ts'

interface Props {
  edit: ProblemEdit | null
  isChecking: boolean
  isUnsaved: boolean
}

/** The status beside the button: whether checks are running, whether there are unsaved changes, and the result of the last checks. */
export function GateStatus({ edit, isChecking, isUnsaved }: Props) {
  if (isChecking) return 'Running checks…'
  const unsaved = isUnsaved ? 'Saved on this device until you save.' : ''
  if (edit?.state === 'failed') {
    return (
      <>
        {unsaved} Checks failed for the saved version.{' '}
        <a className="link" href="#gate">
          See why
        </a>
      </>
    )
  }
  if (edit?.isInReview === true) return <>{unsaved} All checks passed. An admin will review it.</>
  if (edit !== null && edit.reviewComment !== '') {
    return (
      <span className="wrap-anywhere">
        {unsaved} Changes requested: {edit.reviewComment}
      </span>
    )
  }
  // A problem of the bank has no saved edit.
  return unsaved || (edit === null || edit.revision === 0 ? '' : <span className="text-success">All checks passed.</span>)
}
