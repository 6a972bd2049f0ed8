/** The judge: a process of its own, which hears works on its standard input and answers on its standard output. */
import { engineFor, type Engine, type Work } from '#features/practice/rules/judging.ts'
import { MAX_WORK } from './caps.ts'
import { leaveTheFirstCore } from './cores.ts'
import { closeStrays } from './close-strays.ts'
import { frameOf, readFrames } from './frames.ts'
import { furnish, type Furnished } from './furnish.ts'
import { keepReady, type ReadyGuests } from './ready-guests.ts'
import { runWork } from './run-work.ts'
import { takeLowestPriority } from './low-priority.ts'
import { BESIDE_PAGES, unpacked, type Answered, type Asked } from './wire.ts'

const READY: Record<Engine, number> = { python: 2, numpy: 1, javascript: 1 }

// Each may be left out: the one sandbox that it is kept to, and that pages are served beside it.
const words = process.argv.slice(2)

takeLowestPriority()
if (words.includes(BESIDE_PAGES)) leaveTheFirstCore()
closeStrays()

const ready = new Map<Engine, ReadyGuests>()
const furnishing = furnish((['native', 'wasm'] as const).find((name) => words.includes(name)) ?? null)
void furnishing.then(({ sandboxes }) => {
  for (const [engine, sandbox] of sandboxes) ready.set(engine, keepReady(sandbox, READY[engine]))
  for (const guests of ready.values()) guests.fill()
})

async function judge(work: Work, { sandboxes, report }: Furnished): Promise<{ judged: Awaited<ReturnType<typeof runWork>> } | { failed: string }> {
  const engine = engineFor(work)
  const sandbox = sandboxes.get(engine)
  const guests = ready.get(engine)
  if (sandbox === undefined || guests === undefined) return { failed: `There is no sandbox for this. ${report.says}` }
  const guest = await guests.take()
  try {
    return { judged: await runWork(work, sandbox, guest) }
  } finally {
    // Ending this one and starting the next one stops this process for a moment: the answer goes first.
    setImmediate(() => {
      guest.kill()
      guests.fill()
    })
  }
}

async function answer(asked: Asked): Promise<void> {
  const furnished = await furnishing
  let answered: Answered
  try {
    answered = { number: asked.number, ...(asked.work === null ? { report: furnished.report } : await judge(unpacked(asked.work), furnished)) }
  } catch (error) {
    answered = { number: asked.number, failed: (error as Error).message }
  }
  process.stdout.write(frameOf(answered))
}

const reader = readFrames(MAX_WORK, (heard) => {
  if ('broken' in heard) process.exit(1)
  void answer(heard.message as Asked)
})
process.stdin.on('data', (bytes: Buffer) => reader.take(bytes))
// When the site is gone, so is the judge, and its guests with it.
process.stdin.once('end', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => process.exit(0))
