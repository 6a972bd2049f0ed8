import { roof } from '../../../app/roof.ts'
export const up = roof
