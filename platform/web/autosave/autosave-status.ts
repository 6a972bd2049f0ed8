import type { FieldRefusals } from '#platform/rules/refusals.ts'

/** Where the last words are kept: nowhere yet, on this device, or on the server; and why not further. */
export type KeptState =
  | { kind: 'new' }
  | { kind: 'writing' }
  | { kind: 'saved' }
  | { kind: 'device'; because: Because }
  | { kind: 'refused'; says: string; fields: FieldRefusals }
  | { kind: 'nowhere' }

/** Why the words are on this device alone. */
export type Because = 'soon' | 'visitor' | 'offline' | 'session' | 'busy' | 'outdated' | 'deleted'

const ON_DEVICE: Record<Because, string> = {
  soon: 'Saved on this device',
  visitor: 'Saved on this device. Log in to keep it in your account too.',
  offline: 'Offline: kept on this device',
  session: 'Session is over: kept on this device.',
  busy: 'Cloggle does not answer right now: kept on this device, trying again',
  outdated: 'Changed in another window: kept on this device',
  deleted: 'Deleted in another window: kept on this device',
}

/** The state line of the editor: says what is true, in few words. */
export function keptSentence(state: KeptState): string {
  if (state.kind === 'new') return ''
  if (state.kind === 'writing') return 'Saving…'
  if (state.kind === 'saved') return 'Saved'
  if (state.kind === 'device') return ON_DEVICE[state.because]
  if (state.kind === 'refused') return `Kept on this device only: ${state.says}`
  return 'Not saved: this browser keeps nothing on this device. Please leave the page open.'
}

/** Whether a screen reader should hear of it: news of trouble, not each "Saved". */
export const isTrouble = (state: KeptState): boolean =>
  state.kind === 'refused' || state.kind === 'nowhere' || (state.kind === 'device' && state.because !== 'soon' && state.because !== 'visitor')
