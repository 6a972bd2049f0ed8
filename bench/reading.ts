/**
 * The process of a reader. Its arguments are the URL and the milliseconds; it prints when it has started, and at the end the time of each
 * page.
 */
import { once } from 'node:events'
import { connect } from 'node:net'

const PAUSE_MS = 5
// A fresh process reads its first pages slowly, and the slowest few of some hundreds are what is measured.
const WARMING_MS = 1_500

/** Requests a URL over one connection without keeping the response: garbage collection of page texts would distort the measurement. */
async function openPage(url: string): Promise<() => Promise<void>> {
  const { hostname, port, pathname, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: Buffer.alloc(1 << 20), callback: (size, bytes) => consume(size, bytes) } })
  await once(socket, 'connect')
  const lost = once(socket, 'close').then(() => Promise.reject(new Error('The site hung up on the reader.')))
  lost.catch(() => undefined)
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`
  let missing: number | null = null
  let done: () => void = () => {}
  function consume(size: number, bytes: Uint8Array): boolean {
    if (missing === null) {
      const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(size, 4_096)).toString('latin1')
      missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) + head.indexOf('\r\n\r\n') + 4
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(missing)) throw new Error(`This is no page: ${head.slice(0, 200)}`)
    }
    missing -= size
    if (missing === 0) done()
    return true
  }
  return () => {
    missing = null
    socket.write(request)
    return Promise.race([new Promise<void>((resolve) => (done = resolve)), lost])
  }
}

const [url, forMs] = process.argv.slice(2)
let isStopped = false
process.once('message', () => void (isStopped = true))
process.once('disconnect', () => process.exit())

const open = await openPage(url!)

/** Requests it for this long or until it is stopped, with pauses. */
async function read(forMs: number): Promise<number[]> {
  const times: number[] = []
  for (const until = performance.now() + forMs; performance.now() < until && !isStopped; ) {
    const began = performance.now()
    await open()
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

await read(WARMING_MS)
process.send!('reading')
process.send!(await read(Number(forMs)), () => process.exit())
