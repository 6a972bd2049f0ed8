import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { unmute } from './mute-thread.ts'

/** What one hears nothing more of, each with the way back. */
export function MutedThreads({ threads }: { threads: readonly { thread: string; label: string }[] }) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const left = threads.filter(({ thread }) => !gone.has(thread))
  const hearAgain = async (thread: string) => {
    if (await unmute(thread)) setGone(new Set([...gone, thread]))
  }
  if (left.length === 0) return <p className="text-sm text-ink-soft">No muted threads</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {left.map(({ thread, label }) => (
        <li key={thread} className="flex items-center gap-3 px-4 py-2 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
          <Button small aria-label={`Unmute “${label}”`} onClick={() => void hearAgain(thread)}>
            Unmute
          </Button>
        </li>
      ))}
    </ul>
  )
}
