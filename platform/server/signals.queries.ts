import { often, sql, type Db } from './database/sql.ts'

/** A new row of the outbox: a signal under its name, or a task under `task.` and its name; the payload is JSON. */
export interface NewOutboxRow {
  name: string
  payload: string
}

/** Inserts into the outbox, in the transaction of `db`, in this order. */
export async function insertIntoOutbox(db: Db, rows: NewOutboxRow[]): Promise<void> {
  await often('outbox-insert', sql`
    insert into signals (name, payload) select * from unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ payload }) => payload)}::jsonb[])`).execute(db)
}

interface Batch {
  count: number
  /** The listeners of each signal; each gets a task of its own. */
  listeners: readonly { id: string; to: string }[]
  at: Date
}

/**
 * Moves up to `count` undelivered rows to the task queue, oldest first, all or none: a task request becomes a task, a signal one task for
 * each listener. A task with a key (a request's own, or listener and signal) replaces a waiting one with the same key. Returns the number
 * of rows. (Nothing reads `queued`, but PostgreSQL runs only what is selected.)
 */
export async function moveOutbox(db: Db, { count, listeners, at }: Batch): Promise<number> {
  const { rows } = await often('outbox-move', sql<{ moved: number }>`
    with moved as (
      update signals set delivered_at = ${at} where id = any(array(
        select id from signals where delivered_at is null order by id limit ${count} for update skip locked))
      returning id, name, payload),
    requests as (
      select id, substr(name, length('task.') + 1) as task, payload -> 'payload' as payload, (payload ->> 'runAt')::timestamptz as run_at, payload ->> 'dedupe' as key
      from moved where starts_with(name, 'task.')
      union all
      select m.id, 'listeners.hear', jsonb_build_object('listener', l.id, 'signal', m.payload, 'signalId', m.id), null, l.id || ':' || m.id
      from moved m join unnest(${listeners.map(({ id }) => id)}::text[], ${listeners.map(({ to }) => to)}::text[]) l(id, hears) on l.hears = m.name),
    queued as (
      select graphile_worker.add_job(task, payload := payload::json, max_attempts := 5, run_at := coalesce(run_at, now()), job_key := key)
      from (select * from requests order by id) in_order)
    select (select count(*)::int from moved) as moved, (select count(*) from queued) as queued`).execute(db)
  return rows[0]!.moved
}

/** Removes a task that waits under this key, at the end of the transaction; one that runs is left alone. */
export async function removeTask(db: Db, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(db)
}

/** Removes the tasks about a person that wait for later, at their erasure; one that runs is left alone. */
export async function removeTasksAbout(db: Db, personId: string): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs where locked_at is null and (payload::text like ${`%${personId}%`} or key like ${`%${personId}%`})))`.execute(db)
}

export async function deleteDeliveredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('signals').where('delivered_at', '<', before).execute()
}

// The maximum number of starts of a task: one that kills its process each time is not retried forever.
const MAX_TRIES = 20

/**
 * Releases tasks that a worker held when it was killed; otherwise they wait for hours. The start does not count as one of their five
 * attempts: they did not fail.
 */
export async function unlockTasks(db: Db): Promise<void> {
  const { rows } = await sql<{ pool: string }>`select distinct locked_by as pool from graphile_worker._private_jobs where locked_by is not null`.execute(db)
  await unlockTasksOf(db, rows.map(({ pool }) => pool))
}

/** The same for tasks that these worker pools held. */
export async function unlockTasksOf(db: Db, pools: string[]): Promise<void> {
  await sql`update graphile_worker._private_jobs set max_attempts = least(max_attempts + 1, ${MAX_TRIES}) where locked_by = any(${pools}::text[])`.execute(db)
  await sql`select graphile_worker.force_unlock_workers(${pools}::text[])`.execute(db)
}
