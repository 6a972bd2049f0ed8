const open = new Map<string, number>()

/** The conversations that are on the screen now. */
export const openThreads = (): string[] => [...open.keys()]

/** Notes that a conversation is on the screen; returns the way to take that back. */
export function noteOpenThread(id: string): () => void {
  open.set(id, (open.get(id) ?? 0) + 1)
  return () => {
    const left = open.get(id)! - 1
    if (left === 0) open.delete(id)
    else open.set(id, left)
  }
}
