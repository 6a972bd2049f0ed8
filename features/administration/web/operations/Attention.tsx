import { Icon } from '#platform/web/ui/Icon.tsx'
import { alertIcon, checkIcon } from '#platform/web/ui/icons.ts'
import type { Attention as Found, OperationsTab } from '../../rules/operations-attention.ts'

/** What is wrong, each with a link to the tab that shows it, unless it is open; or that all is well. */
export function Attention({ path, active, found }: { path: string; active: OperationsTab; found: readonly Found[] }) {
  if (found.length === 0) {
    return (
      <p className="flex items-center gap-2 rounded-control bg-success-subtle px-3 py-2.5 text-sm">
        <span className="text-success">
          <Icon of={checkIcon} small />
        </span>
        Tasks, judges, email, backups and the database run as they should.
      </p>
    )
  }
  return (
    <ul aria-label="Needs attention" className="grid grid-cols-1 gap-1 rounded-control bg-warning-subtle px-3 py-2.5 text-sm">
      {found.map(({ tab, text }) => (
        <li key={text} className="flex items-start gap-2">
          <span className="mt-1.5 text-warning">
            <Icon of={alertIcon} small />
          </span>
          {tab === active ? (
            <span className="py-1 wrap-anywhere">{text}</span>
          ) : (
            <a className="link py-1 wrap-anywhere" href={`${path}?filter=${tab}`}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
