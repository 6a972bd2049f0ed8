import { useMounted } from './use-mounted.ts'

const english = new Intl.NumberFormat('en').format
const local = new Intl.NumberFormat().format

/** Writes numbers grouped as the person's own locale does it; the server's page has them in English until then (requirement S-13). */
export const useNumber = (): ((number: number) => string) => (useMounted() ? local : english)
