import { appealPath } from '#features/moderation/rules/paths.ts'

/** That a job was removed and why, with the way to appeal. */
export function RemovalNote({ removal }: { removal: { decisionId: string; reason: string } | null }) {
  return (
    <div role="note" className="grid max-w-3xl gap-2 rounded-control border border-line bg-sunken p-4 text-sm">
      <p className="whitespace-pre-line wrap-anywhere">{removal === null ? 'An admin removed this job.' : `An admin removed this job: ${removal.reason}`}</p>
      <p>It is no longer listed, and you can no longer read its applications.</p>
      {removal !== null && (
        <p>
          <a className="link" href={appealPath(removal.decisionId)}>
            Read the decision or appeal
          </a>
        </p>
      )}
    </div>
  )
}
