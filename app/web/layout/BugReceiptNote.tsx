import type { BugReceipt } from '#platform/rules/bug-report.ts'

/** The ID of a bug report and where to ask about it. Plain elements only. */
export function BugReceiptNote({ receipt }: { receipt: BugReceipt | null }) {
  if (receipt === null) return null
  const { requestId, contact } = receipt
  return (
    <p className="mt-2 text-sm text-text-muted">
      If you contact us
      {contact !== null && (
        <>
          {' '}
          at{' '}
          <a className="link" href={contact}>
            {contact.replace(/^mailto:/, '')}
          </a>
        </>
      )}
      , mention this ID: <code className="text-text">{requestId}</code>
    </p>
  )
}
