import { MAX_PRINTED, type FromFrame } from './runner.ts'

/** Reads what came out of the frame. Strangers' code may have written it: what has not the right shape is nothing. */
export function readFromFrame(data: unknown): FromFrame | null {
  const said = parsed(data)
  if (said === null) return null
  const { says, id, at, value, raised, limit, ms, printed, language, why } = said
  if (says === 'ready' && (language === 'python' || language === 'javascript')) return { says, language }
  if (says === 'broken' && (language === 'python' || language === 'javascript')) return { says, language, why: cut(why, 300) }
  if (typeof id !== 'number') return null
  if (says === 'end') return { says, id }
  if (says !== 'answer' || typeof at !== 'number') return null
  const given = typeof value === 'string' ? { value } : { raised: cut(raised, 2_000), ...((limit === 'memory' || limit === 'output') && { limit } as const) }
  return { says, id, at, ms: typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? ms : 0, printed: cut(printed, MAX_PRINTED), ...given }
}

const cut = (text: unknown, most: number) => (typeof text === 'string' ? text.slice(0, most) : '')

function parsed(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'string') return null
  try {
    const json: unknown = JSON.parse(data)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : null
  } catch {
    return null
  }
}
