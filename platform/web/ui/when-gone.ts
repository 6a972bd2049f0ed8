import type { ApiError } from '../graphql/api-error.ts'
import { showToast } from './toast-store.ts'

/**
 * For the `onError` of a mutation that removes something: if it is gone already, because someone else or an earlier request without an answer
 * removed it, a message says so, and `onGone` takes it off the screen.
 */
export const whenGone = (onGone: () => void) => ({ code, message }: ApiError): void => {
  if (code !== 'NOT_FOUND') return
  showToast(message, { kind: 'error' })
  onGone()
}
