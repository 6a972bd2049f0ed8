import type { Signal } from '#platform/server/signals.ts'

/** Which topics of pages a signal changes: the pages that show them are made anew at once on this node. */
export function topicsOf(_signal: Signal): string[] {
  return []
}
