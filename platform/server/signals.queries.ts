import { often, sql, type Db } from './database/sql.ts'

/** A row of the outbox: a signal under its name, or a wish for a task under `task.` and its name. */
export interface OutboxRow {
  id: number
  name: string
  payload: Record<string, unknown>
}

/** Writes into the outbox, in the transaction of `db`. */
export async function insertIntoOutbox(db: Db, name: string, payload: object): Promise<void> {
  await often('outbox-insert', sql`insert into signals (name, payload) values (${name}, ${JSON.stringify(payload)}::jsonb)`).execute(db)
}

/** Takes up to `count` rows that nobody has delivered yet; they stay locked until the transaction ends. */
export async function takeFromOutbox(db: Db, count: number): Promise<OutboxRow[]> {
  const { rows } = await often('outbox-take', sql<OutboxRow>`
    select id, name, payload from signals where delivered_at is null order by id limit ${count} for update skip locked`).execute(db)
  return rows
}

export async function markDelivered(db: Db, ids: number[], at: Date): Promise<void> {
  await often('outbox-delivered', sql`update signals set delivered_at = ${at} where id = any(${ids}::bigint[])`).execute(db)
}

export async function deleteDeliveredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('signals').where('delivered_at', '<', before).execute()
}

/** Puts a task into the worker's queue. With `dedupe`, one that waits under the same key is replaced, not doubled. */
export async function addTask(
  db: Db,
  task: { name: string; payload: unknown; dedupe?: string | undefined; runAt?: string | undefined },
): Promise<void> {
  await often('task-add', sql`select graphile_worker.add_job(
    ${task.name}, payload := ${JSON.stringify(task.payload)}::json, max_attempts := 5,
    run_at := coalesce(${task.runAt ?? null}::timestamptz, now()), job_key := ${task.dedupe ?? null})`).execute(db)
}

/** Lets tasks be taken up at once that a worker held when it was killed; otherwise they wait for hours. */
export async function unlockTasks(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`.execute(db)
}
