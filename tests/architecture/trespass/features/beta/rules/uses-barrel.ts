import { all } from './index.ts'
export const barrel = all
