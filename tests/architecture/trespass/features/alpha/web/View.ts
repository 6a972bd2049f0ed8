import { use } from '../server/use-case.ts'
import pg from 'pg'
export const view = [use, pg]
