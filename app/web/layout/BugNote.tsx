import type { ToldBug } from '#platform/rules/bug-report.ts'

/** Under which number something that broke was written down, and where one may write about it. Plain elements only. */
export function BugNote({ told }: { told: ToldBug | null }) {
  if (told === null) return null
  const { requestId, contact } = told
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
