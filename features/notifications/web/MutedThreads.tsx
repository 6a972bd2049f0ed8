import { Button } from '#platform/web/ui/Button.tsx'
import { useUnmuteThread } from './use-mute-thread.ts'

/** The muted threads, each with a button to unmute it. */
export function MutedThreads({ threads }: { threads: readonly { thread: string; label: string }[] }) {
  const unmute = useUnmuteThread()
  if (threads.length === 0) return <p className="text-sm text-text-muted">No muted threads</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {threads.map(({ thread, label }) => (
        <li key={thread} className="flex items-center gap-3 px-4 py-2 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
          <Button small aria-label={`Unmute “${label}”`} onClick={() => unmute(thread)}>
            Unmute
          </Button>
        </li>
      ))}
    </ul>
  )
}
