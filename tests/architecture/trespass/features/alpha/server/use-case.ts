import { thing } from '../../beta/server/secret.ts'
import { sql } from '../../../platform/server/database/sql.ts'
import Fastify from 'fastify'
export const use = [thing, sql, Fastify]
