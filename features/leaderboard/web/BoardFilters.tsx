import { LinkChip } from '#platform/web/ui/Chip.tsx'
import { BOARDS, CIRCLES, SPANS } from '../rules/boards.ts'
import { boardPath } from '../rules/paths.ts'
import type { BoardView } from './board-query.ts'

/** The board, span and circle, all of which are in the address. */
export function BoardFilters({ board, span, circle }: BoardView) {
  return (
    <div className="grid gap-3">
      <nav aria-label="Boards" className="flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
        {BOARDS.map(({ name, label }) => (
          <a key={name} className="tab" href={boardPath({ board: name, span, circle })} aria-current={name === board ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {board !== 'streak' && (
          <nav aria-label="Time" className="flex flex-wrap gap-2">
            {SPANS.map(({ name, label }) => (
              <LinkChip key={name} to={boardPath({ board, span: name, circle })} current={name === span}>
                {label}
              </LinkChip>
            ))}
          </nav>
        )}
        <nav aria-label="People" className="flex flex-wrap gap-2">
          {CIRCLES.map(({ name, label }) => (
            <LinkChip key={name} to={boardPath({ board, span, circle: name })} current={name === circle}>
              {label}
            </LinkChip>
          ))}
        </nav>
      </div>
    </div>
  )
}
