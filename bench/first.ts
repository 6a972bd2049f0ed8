import { spawnSync } from 'node:child_process'

const FIRST = ['chrt', '--fifo', '1']

/** Whether this account may let somebody go before all others here, and take back what it gave away. */
export const mayGoFirst = spawnSync(FIRST[0]!, [...FIRST.slice(1), 'true']).status === 0

/** Lets the main thread of a process go before all others: not its helpers, whose sweeping would keep the site waiting. */
export const goesFirst = (pid: number): void => void spawnSync('chrt', ['--fifo', '-p', '1', String(pid)])

/** Milliseconds of the machine's clock, the same in all processes. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6
