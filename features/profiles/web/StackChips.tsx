import { Chip } from '#platform/web/ui/Chip.tsx'
import { EmptyText } from './ProfileSection.tsx'

interface Props {
  stack: readonly string[]
  onRemove?: (label: string) => void
}

/** A person's tech stack as chips; the owner can remove them. */
export function StackChips({ stack, onRemove }: Props) {
  if (stack.length === 0) return <EmptyText>No technologies yet.</EmptyText>
  return (
    <ul className="flex flex-wrap gap-2">
      {stack.map((label) => (
        <li key={label} className="max-w-full overflow-hidden">
          {onRemove === undefined ? <Chip label={label} /> : <Chip label={label} onRemove={() => onRemove(label)} />}
        </li>
      ))}
    </ul>
  )
}
