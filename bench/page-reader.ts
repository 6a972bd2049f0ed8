/** A reader that requests a page repeatedly, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Reader {
  /** The milliseconds of each request; resolves at the end of the time, or when the reader was stopped. */
  times: Promise<number[]>
  stop(): void
}

/** Starts reading a URL for at most this long; resolves after a warm-up, which is not counted. */
export async function startReading(url: string, forMs: number): Promise<Reader> {
  const reader = spawn(process.execPath, [join(import.meta.dirname, 'reading.ts'), url, String(forMs)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const lost = once(reader, 'exit').then(() => Promise.reject(new Error('The reader ended.')))
  const nextMessage = <T>() => Promise.race([once(reader, 'message') as Promise<[T]>, lost]).then(([message]) => message)
  await nextMessage<'reading'>()
  return { times: nextMessage<number[]>(), stop: () => void (reader.connected && reader.send('stop')) }
}
