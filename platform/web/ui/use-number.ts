import { useMounted } from './use-mounted.ts'

const english = new Intl.NumberFormat('en').format
const local = new Intl.NumberFormat().format

/** Formats numbers in the browser's locale; in English on the server and during hydration (requirement S-13). */
export const useNumber = (): ((number: number) => string) => (useMounted() ? local : english)
