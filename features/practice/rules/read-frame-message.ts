import type { Engine } from './judging.ts'
import { MAX_PRINTED, RUNNER_FILES, type FrameMessage } from './runner.ts'

const isEngine = (value: unknown): value is Engine => typeof value === 'string' && Object.hasOwn(RUNNER_FILES, value)

/** Parses a message from the frame. Untrusted code may have written it, so anything of the wrong shape becomes null. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const message = parsed(data)
  if (message === null) return null
  const { type, id, at, value, raised, limit, ms, printed, engine, why, isSpent } = message
  if (type === 'ready' && isEngine(engine)) return { type, engine }
  if (type === 'broken' && isEngine(engine)) return { type, engine, why: cut(why, 300) }
  if (typeof id !== 'number') return null
  if (type === 'end') return { type, id, ...(isSpent === true && { isSpent }) }
  if (type !== 'answer' || typeof at !== 'number') return null
  const answer = typeof value === 'string' ? { value } : { raised: cut(raised, 2_000), ...((limit === 'memory' || limit === 'output') && { limit } as const) }
  return { type, id, at, ms: typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? ms : 0, printed: cut(printed, MAX_PRINTED), ...answer }
}

const cut = (text: unknown, length: number) => (typeof text === 'string' ? text.slice(0, length) : '')

function parsed(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'string') return null
  try {
    const json: unknown = JSON.parse(data)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : null
  } catch {
    return null
  }
}
