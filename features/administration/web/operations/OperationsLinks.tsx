import { partId } from './part-id.ts'

const PARTS = ['Failed tasks', 'Feature switches', 'Backups', 'Restore drills', 'Browser errors', 'Queue', 'Schedules', 'Email', 'Judges', 'Database', 'Slow statements', 'Storage'] as const

/** Links to the parts of the operations, which are long. */
export function OperationsLinks({ hasSwitches }: { hasSwitches: boolean }) {
  return (
    <nav aria-label="Parts of operations">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {PARTS.filter((title) => hasSwitches || title !== 'Feature switches').map((title) => (
          <li key={title}>
            <a className="link inline-block py-1" href={`#${partId(title)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
