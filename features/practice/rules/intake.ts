/** What is handed in at the same moment is taken up so far apart, and all of it has begun within so long (requirement J-16). */
export const INTAKE = { ms: 50, withinMs: 1_000 } as const
