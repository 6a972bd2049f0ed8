/** A reader who opens a page again and again, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Reader {
  /** How long each page took in milliseconds, when the time is over or the reader was stopped. */
  times: Promise<number[]>
  stop(): void
}

/** Begins to read an address, for so long at most; done when it has read for a moment, which is not counted. */
export async function startReading(url: string, forMs: number): Promise<Reader> {
  const reader = spawn(process.execPath, [join(import.meta.dirname, 'reading.ts'), url, String(forMs)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const lost = once(reader, 'exit').then(() => Promise.reject(new Error('The reader ended.')))
  const hear = <T>() => Promise.race([once(reader, 'message') as Promise<[T]>, lost]).then(([told]) => told)
  await hear<'reading'>()
  return { times: hear<number[]>(), stop: () => void (reader.connected && reader.send('stop')) }
}
