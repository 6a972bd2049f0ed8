import { readFileSync } from 'node:fs'
export const impure = readFileSync
