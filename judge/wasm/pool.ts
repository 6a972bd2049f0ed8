/**
 * The WASM pool: a process of its own in which each guest is a thread, so that what is compiled and unpacked is there once. The
 * judge says what to open, to say and to end; nothing of the judge's is known here.
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { compileEngine } from '../guests/quickjs.ts'
import { MOST_MEGABYTES, YOUNG } from '../caps.ts'
import { partOf, PYTHON_HARNESS } from '../parts.ts'
import { openInbox } from './inbox.ts'
import { compilePython, unpackLibrary } from './python-files.ts'
import { ASK, pack, readParcels, TELL, type Ask, type Tell } from './parcels.ts'
import type { Said, ThreadData } from './thread.ts'

const files = unpackLibrary()
const modules = { python: compilePython(MOST_MEGABYTES), javascript: compileEngine() }

interface Thread {
  worker: Worker
  say(bytes: Uint8Array): void
}
const threads = new Map<number, Thread>()

const tell = (id: number, kind: Tell, number = 0, bytes?: Uint8Array) => void process.stdout.write(pack({ id, kind, number, ...(bytes && { bytes }) }))

function open(id: number, kind: 'python' | 'javascript'): Thread {
  const { port1, port2 } = new MessageChannel()
  const inbox = openInbox()
  const data: ThreadData = { id, port: port2, inbox: inbox.shared, module: modules[kind], python: kind === 'python' ? { files, harness: PYTHON_HARNESS } : null }
  const worker = new Worker(partOf('wasm/thread'), {
    workerData: data,
    transferList: [port2],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 3 * YOUNG },
  })
  port1.on('message', (said: Said) => {
    if ('bytes' in said) tell(id, TELL.bytes, said.memoryKb ?? 0, said.bytes)
    else tell(id, TELL.tooMuch)
  })
  worker.on('error', () => undefined)
  // Not when the thread has ended but when its line is closed: by then all that it said has come.
  port1.once('close', () => {
    threads.delete(id)
    inbox.close()
    tell(id, TELL.ended)
  })
  return { worker, say: inbox.put }
}

const read = readParcels<Ask>(({ id, kind, bytes }) => {
  if (kind === ASK.openPython || kind === ASK.openJavascript) threads.set(id, open(id, kind === ASK.openPython ? 'python' : 'javascript'))
  else if (kind === ASK.say) threads.get(id)?.say(bytes)
  else void threads.get(id)?.worker.terminate()
})
process.stdin.on('data', read)
// A judge that is gone hears nothing any more, and this process ends with it.
process.stdin.once('end', () => process.exit(0))
process.stdout.on('error', () => process.exit(0))
