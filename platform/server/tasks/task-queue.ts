import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { Logger, parseCronItems, run, runMigrations, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { openContext, type Services } from '../context.ts'
import { Refusal } from '../../rules/refusals.ts'
import { unlockTasks, unlockTasksOf } from '../signals.queries.ts'
import type { Listener, Signal } from '../signals.ts'
import { startRelay } from './outbox-relay.ts'
import { recordedRun } from './record-runs.ts'
import { supervise, type BackgroundProcess, type Supervised } from './supervise.ts'
import { saveSchedules } from './task-schedules.queries.ts'
import type { Lane, TaskDefinition } from './tasks.ts'

const CONCURRENCY = 2

/** Creates or updates the tables of the task queue. */
export async function prepareQueue(services: Services): Promise<void> {
  await runMigrations({ pgPool: services.database.pool, logger: queueLogger(services) })
}

/** The same for a command without services. */
export async function prepareTables(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
}

interface Work {
  tasks: TaskDefinition[]
  listeners: Listener[]
  /** How many tasks of each lane run at once; 0: none in this process. */
  lanes: Record<Lane, number>
  isOnly: boolean
}

/**
 * Starts the background work of the site: the outbox relay, the queue and the schedules; all or none. The only worker of a database
 * releases the tasks of its killed predecessor; with other workers it cannot know whether theirs are still running. A failed queue is
 * restarted with backoff, after its tasks are unlocked (requirement P-34).
 */
export async function startWorker(services: Services, work: Work): Promise<Supervised> {
  if (work.isOnly) await unlockTasks(services.database.db)
  await saveSchedules(services.database.db, work.tasks)
  const pools = new Set<string>()
  const queue = await supervise({
    name: 'task queue',
    maxDelayMs: 10_000,
    stopWithinMs: 5_000,
    log: services.log,
    start: async () => {
      if (pools.size > 0) await unlockTasksOf(services.database.db, [...pools])
      pools.clear()
      return startQueue(services, work, pools)
    },
  })
  const relay = startRelay(services, work.listeners)
  return {
    restart: queue.restart,
    stop: async () => {
      await relay.stop()
      await queue.stop()
    },
  }
}

/** Starts a runner for the default lane and one for each other lane. Adds the names under which they lock tasks to `pools`. */
async function startQueue(services: Services, { tasks, listeners, lanes }: Work, pools: Set<string>): Promise<BackgroundProcess> {
  const runners: Runner[] = []
  const events: WorkerEvents = new EventEmitter()
  const failed = Promise.withResolvers<unknown>()
  events.on('pool:create', ({ workerPool }) => void pools.add(workerPool.id))
  // A pool whose bookkeeping failed takes no more tasks, but its shutdown may hang: then the promise of its runner never settles.
  events.on('pool:fatalError', ({ error }) => failed.resolve(error))
  events.on('pool:gracefulShutdown', ({ message }) => failed.resolve(message))
  // Stopping a runner that has ended by itself throws.
  const stop = async () => void (await Promise.allSettled(runners.map((runner) => runner.stop())))
  const usual = tasks.filter(({ lane }) => lane === undefined)
  const startOne = (list: TaskList, concurrency: number, own: TaskDefinition[]) => startRunner(services, { list, concurrency, tasks: own, events })
  try {
    runners.push(await startOne({ ...taskList(services, usual), ...listenerTask(services, listeners) }, CONCURRENCY, usual))
    for (const [lane, places] of Object.entries(lanes)) {
      const own = tasks.filter((task) => task.lane === lane)
      if (places > 0) runners.push(await startOne(taskList(services, own), places, own))
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

const startRunner = (services: Services, { list, concurrency, tasks, events }: RunnerOptions): Promise<Runner> =>
  run({
    pgPool: services.database.pool,
    taskList: list,
    parsedCronItems: parseCronItems(
      tasks.flatMap((task) => (task.schedule === undefined ? [] : [{ task: task.name, match: task.schedule.crontab }])),
    ),
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLogger(services),
    events,
    // Without a batch the library awaits neither of these calls, and an unresponsive database would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })

function listenerTask(services: Services, listeners: Listener[]): TaskList {
  const byId = new Map(listeners.map((listener) => [listener.id, listener]))
  return {
    'listeners.hear': async (payload) => {
      const { listener, signal, signalId } = payload as { listener: string; signal: Signal; signalId: number }
      await byId.get(listener)?.handle(openContext(services), signal, signalId)
    },
  }
}

function taskList(services: Services, tasks: TaskDefinition[]): TaskList {
  const list: TaskList = {}
  for (const task of tasks) {
    const run = recordedRun(services, task)
    list[task.name] = async (payload) => {
      try {
        await run(openContext(services), payload)
      } catch (error) {
        // A refusal inside a task is an expected result: the record is gone or the work was done before.
        if (error instanceof Refusal && error.http < 500) return
        services.log.error({ err: error, task: task.name }, 'A background task failed and will be retried.')
        throw error
      }
    }
  }
  return list
}

function queueLogger(services: Services): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') services.log.error({ queue: message }, 'The task queue reports an error.')
    else services.log.trace({ queue: message }, 'The task queue.')
  })
}
