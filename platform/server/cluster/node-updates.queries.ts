import type pg from 'pg'
import { sql, type Db } from '../database/sql.ts'

const CHANNEL = 'cloggle_updates'

/** Sends these texts, each below 8,000 bytes, to all connections that listen. */
export async function notifyNodes(db: Db, payloads: string[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(db)
}

/** From now on the client receives them. */
export async function listenToNodes(client: pg.Client): Promise<void> {
  await client.query(`listen ${CHANNEL}`)
}
