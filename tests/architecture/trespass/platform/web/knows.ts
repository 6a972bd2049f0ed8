import { page } from '../../features/beta/web/Thing.ts'
export const known = page
