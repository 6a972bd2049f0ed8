/**
 * Somebody who opens a page again and again, in a process of their own that goes before all others where that may be: a reader sits
 * elsewhere, and what one waits for a core of this machine is not the site's.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'

const PAUSE_MS = 5
const HERE = fileURLToPath(import.meta.url)
const FIRST = ['chrt', '--fifo', '1']
const mayBeFirst = spawnSync(FIRST[0]!, [...FIRST.slice(1), 'true']).status === 0

export interface Reader {
  /** How long each page took, in milliseconds, when the time is over or the reader was stopped. */
  times: Promise<number[]>
  stop(): void
}

/** Begins to read an address, for so long at most. */
export function startReading(url: string, forMs: number): Reader {
  const [program, ...words] = [...(mayBeFirst ? FIRST : []), process.execPath, HERE, url, String(forMs)]
  const reader = spawn(program!, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told = once(reader, 'message') as Promise<[number[]]>
  const lost = once(reader, 'exit').then(() => Promise.reject(new Error('The reader ended.')))
  return { times: Promise.race([told.then(([times]) => times), lost]), stop: () => void reader.send('stop') }
}

/**
 * Reads over one connection and keeps nothing of what comes: a page that was made a text would have to be swept away again, and
 * a reader who sweeps measures that.
 */
async function readPages(url: string, forMs: number, isStopped: () => boolean): Promise<number[]> {
  const { hostname, port, pathname, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: Buffer.alloc(1 << 20), callback: (size, bytes) => hear(size, bytes) } })
  await once(socket, 'connect')
  const lost = once(socket, 'close').then(() => Promise.reject(new Error('The site hung up on the reader.')))
  lost.catch(() => undefined)
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`
  let missing: number | null = null
  let done: () => void = () => {}
  function hear(size: number, bytes: Uint8Array): boolean {
    if (missing === null) {
      const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(size, 4_096)).toString('latin1')
      missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) + head.indexOf('\r\n\r\n') + 4
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(missing)) throw new Error(`This is no page: ${head.slice(0, 200)}`)
    }
    missing -= size
    if (missing === 0) done()
    return true
  }
  const times: number[] = []
  for (const until = performance.now() + forMs; performance.now() < until && !isStopped(); ) {
    const started = performance.now()
    missing = null
    socket.write(request)
    await Promise.race([new Promise<void>((resolve) => (done = resolve)), lost])
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  socket.destroy()
  return times
}

if (process.argv[1] === HERE) {
  let isStopped = false
  process.once('message', () => void (isStopped = true))
  const times = await readPages(process.argv[2]!, Number(process.argv[3]), () => isStopped)
  process.send!(times, () => process.exit())
}
