import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { Logger, parseCronItems, run, runMigrations, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { openContext, type House } from '../context.ts'
import { Refusal } from '../../rules/refusals.ts'
import { unlockTasks, unlockTasksOf } from '../signals.queries.ts'
import type { Listener, Signal } from '../signals.ts'
import { startRelay } from './relay.ts'
import { supervise, type Part, type Supervised } from './supervise.ts'
import type { Lane, TaskDefinition } from './tasks.ts'

const CONCURRENCY = 2

/** Makes or updates the tables of the worker's queue. */
export async function prepareQueue(house: House): Promise<void> {
  await runMigrations({ pgPool: house.database.pool, logger: queueLogger(house) })
}

/** The same for a command that has no house. */
export async function prepareTables(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
}

interface Work {
  tasks: TaskDefinition[]
  listeners: Listener[]
  /** How many tasks of each lane run at once; 0: none here. */
  lanes: Record<Lane, number>
  isOnly: boolean
}

/**
 * Starts the background work of the house: the relay, the queue and the schedules; all of it or, when one cannot begin, nothing. The only
 * worker of a database takes up what the one before it was killed in; beside others nobody knows whether they live. A queue that fails is
 * restarted with backoff, and the tasks that it held are unlocked first (rules 31).
 */
export async function startWorker(house: House, work: Work): Promise<Supervised> {
  if (work.isOnly) await unlockTasks(house.database.db)
  const pools = new Set<string>()
  const queue = await supervise({
    name: 'task queue',
    maxDelayMs: 10_000,
    stopWithinMs: 5_000,
    log: house.log,
    start: async () => {
      if (pools.size > 0) await unlockTasksOf(house.database.db, [...pools])
      pools.clear()
      return startQueue(house, work, pools)
    },
  })
  const relay = startRelay(house, work.listeners)
  return {
    restart: queue.restart,
    stop: async () => {
      await relay.stop()
      await queue.stop()
    },
  }
}

/** Starts a runner for the usual tasks and one for each lane. Adds to `pools` under which names they lock tasks. */
async function startQueue(house: House, { tasks, listeners, lanes }: Work, pools: Set<string>): Promise<Part> {
  const runners: Runner[] = []
  const events: WorkerEvents = new EventEmitter()
  const failed = Promise.withResolvers<unknown>()
  events.on('pool:create', ({ workerPool }) => void pools.add(workerPool.id))
  // A pool whose bookkeeping failed takes no more tasks, but may never finish its shutdown: then the promise of its runner stays open.
  events.on('pool:fatalError', ({ error }) => failed.resolve(error))
  events.on('pool:gracefulShutdown', ({ message }) => failed.resolve(message))
  // A runner that has ended by itself refuses to be stopped.
  const stop = async () => void (await Promise.allSettled(runners.map((runner) => runner.stop())))
  const usual = tasks.filter(({ lane }) => lane === undefined)
  const startOne = (list: TaskList, concurrency: number, own: TaskDefinition[]) => startRunner(house, { list, concurrency, tasks: own, events })
  try {
    runners.push(await startOne({ ...taskList(house, usual), ...hearing(house, listeners) }, CONCURRENCY, usual))
    for (const [lane, places] of Object.entries(lanes)) {
      const own = tasks.filter((task) => task.lane === lane)
      if (places > 0) runners.push(await startOne(taskList(house, own), places, own))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { ended: Promise.race([failed.promise, ...runners.map(({ promise }) => promise)]), stop }
}

interface RunnerOptions {
  list: TaskList
  concurrency: number
  tasks: TaskDefinition[]
  events: WorkerEvents
}

const startRunner = (house: House, { list, concurrency, tasks, events }: RunnerOptions): Promise<Runner> =>
  run({
    pgPool: house.database.pool,
    taskList: list,
    parsedCronItems: parseCronItems(
      tasks.flatMap((task) => (task.schedule === undefined ? [] : [{ task: task.name, match: task.schedule }])),
    ),
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLogger(house),
    events,
    // Without a batch the library awaits neither of these calls, and a database that does not answer them ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })

function hearing(house: House, listeners: Listener[]): TaskList {
  const byId = new Map(listeners.map((listener) => [listener.id, listener]))
  return {
    'listeners.hear': async (payload) => {
      const { listener, signal, signalId } = payload as { listener: string; signal: Signal; signalId: number }
      await byId.get(listener)?.hear(openContext(house), signal, signalId)
    },
  }
}

function taskList(house: House, tasks: TaskDefinition[]): TaskList {
  const list: TaskList = {}
  for (const task of tasks) {
    list[task.name] = async (payload) => {
      try {
        await task.run(openContext(house), payload)
      } catch (error) {
        // A refusal inside a task is an answer that nobody waits for: the thing is gone or was done before.
        if (error instanceof Refusal && error.http < 500) return
        house.log.error({ err: error, task: task.name }, 'A background task failed and will be tried again.')
        throw error
      }
    }
  }
  return list
}

function queueLogger(house: House): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') house.log.error({ queue: message }, 'The task queue reports an error.')
    else house.log.trace({ queue: message }, 'The task queue.')
  })
}
