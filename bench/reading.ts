/** The process of a reader: the address and for how many milliseconds; it says when it reads, and in the end how long each page took. */
import { once } from 'node:events'
import { connect } from 'node:net'

const PAUSE_MS = 5
// A fresh process reads its first pages slowly, and of some hundreds the few slowest are what is measured.
const WARMING_MS = 1_500

/**
 * Opens an address over one connection, as often as it is asked to, and keeps nothing of what comes: a page that was made a text would
 * have to be swept away again, and a reader who sweeps measures that.
 */
async function openPage(url: string): Promise<() => Promise<void>> {
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

/** Opens it for so long or until it is stopped, one time after the other with a pause. */
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
