declare module '#platform/server/signals.ts' {
  interface Signals {
    'practice.unsolved': { personId: string; problemId: string }
  }
}
