import { createContext, Script } from 'node:vm'

const context = createContext(Object.create(null))
const script = new Script('work()')

/** Does `work` on the spot, but cuts it off after `milliseconds`: null then. For patterns that others wrote. */
export function withinTime<T>(milliseconds: number, work: () => T): T | null {
  let result: T | null = null
  context['work'] = () => {
    result = work()
  }
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.round(milliseconds)) })
    return result
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw failure
  } finally {
    context['work'] = undefined
  }
}
