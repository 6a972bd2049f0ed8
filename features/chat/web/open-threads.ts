const open = new Map<string, number>()

/** The conversations that are on the screen now. */
export const openThreads = (): string[] => [...open.keys()]

/** Counts a conversation as on the screen; returns the function that ends that. */
export function addOpenThread(id: string): () => void {
  open.set(id, (open.get(id) ?? 0) + 1)
  return () => {
    const left = open.get(id)! - 1
    if (left === 0) open.delete(id)
    else open.set(id, left)
  }
}
