import { SCOPE_NAMES, TOKEN_SCOPES } from '../rules/scopes.ts'
import type { Reference } from './DevelopersPage.tsx'

/** The queries and mutations by scope. */
export function OperationList({ operations }: { operations: Reference['operations'] }) {
  return (
    <div className="grid gap-2">
      {SCOPE_NAMES.map((scope) => {
        const own = operations.filter((operation) => operation.scope === scope && operation.name !== 'currentAccessToken')
        if (own.length === 0) return null
        return (
          <details key={scope} className="rounded-card border border-line bg-surface">
            <summary className="cursor-pointer px-4 py-3 text-sm">
              <code className="font-medium">{scope}</code>
              <span className="ml-3 text-text-muted">
                {TOKEN_SCOPES[scope].label} ({own.length})
              </span>
            </summary>
            <dl className="grid gap-3 border-t border-line px-4 py-3 text-sm">
              {own.map(({ kind, name, signature, description }) => (
                <div key={`${kind} ${name}`} className="grid gap-0.5">
                  <dt className="wrap-anywhere">
                    <span className="mr-2 text-text-muted">{kind}</span>
                    <code>{signature}</code>
                  </dt>
                  {description !== '' && <dd className="max-w-[68ch] text-text-muted">{description}</dd>}
                </div>
              ))}
            </dl>
          </details>
        )
      })}
      <p className="text-sm text-text-muted">
        Every token can ask about itself: <code>currentAccessToken</code>.
      </p>
    </div>
  )
}
