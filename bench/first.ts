import { spawnSync } from 'node:child_process'

let granted: boolean | undefined

/** Whether this account may let somebody go before all others here, and take back what it gave away. */
export const mayGoFirst = (): boolean => (granted ??= spawnSync('chrt', ['--fifo', '1', 'true']).status === 0)

/** Lets the main thread of a process go before all others: not its helpers, whose sweeping would keep the site waiting. */
export const goesFirst = (pid: number): void => void spawnSync('chrt', ['--fifo', '-p', '1', String(pid)])
