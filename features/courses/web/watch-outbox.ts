import { unionOf, type Interval } from '../rules/watched.ts'

/** What was watched in a lesson and has not reached the server. */
export interface Unsent {
  course: string
  lesson: string
  intervals: Interval[]
  position: number
  duration: number | null
  speed: number
}

const PREFIX = 'cloggle.watched.'
const keyOf = (person: string, { course, lesson }: { course: string; lesson: string }) => `${PREFIX}${person}.${course}/${lesson}`

/** Adds to what waits on this device, so that a closed tab or a lost connection loses nothing. Without storage it stays in memory of the caller. */
export function keepUnsent(person: string, unsent: Unsent): Unsent {
  const before = readUnsent(person, unsent)
  const joined = before === null ? unsent : { ...unsent, intervals: unionOf([...before.intervals, ...unsent.intervals]), duration: unsent.duration ?? before.duration }
  try {
    localStorage.setItem(keyOf(person, unsent), JSON.stringify(joined))
  } catch {
    // Full or forbidden storage: the report is sent from memory.
  }
  return joined
}

function readUnsent(person: string, place: { course: string; lesson: string }): Unsent | null {
  try {
    const text = localStorage.getItem(keyOf(person, place))
    return text === null ? null : (JSON.parse(text) as Unsent)
  } catch {
    return null
  }
}

/** Forgets what has arrived. What was watched while it was on its way stays until the next report. */
export function forgetSent(person: string, sent: { course: string; lesson: string; intervals: readonly Interval[] }): void {
  try {
    const kept = readUnsent(person, sent)
    if (kept !== null && JSON.stringify(kept.intervals) === JSON.stringify(sent.intervals)) localStorage.removeItem(keyOf(person, sent))
  } catch {
    // Nothing was kept.
  }
}

/** Everything of a person that waits on this device. */
export function allUnsent(person: string): Unsent[] {
  const found: Unsent[] = []
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at)
      if (key?.startsWith(`${PREFIX}${person}.`) === true) found.push(JSON.parse(localStorage.getItem(key)!) as Unsent)
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
  return found
}
