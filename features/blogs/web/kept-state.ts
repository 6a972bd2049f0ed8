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
  visitor: 'Saved on this device. Log in to save it to your account.',
  offline: 'Offline. Saved on this device',
  session: 'You’ve been logged out. Your draft is saved on this device.',
  busy: 'Can’t reach Cloggle. Saved on this device, retrying…',
  outdated: 'Edited in another window. Saved on this device',
  deleted: 'Deleted in another window. Saved on this device',
}

/** The state line of the editor: says what is true, in few words. */
export function keptSentence(state: KeptState): string {
  if (state.kind === 'new') return ''
  if (state.kind === 'writing') return 'Saving…'
  if (state.kind === 'saved') return 'Saved'
  if (state.kind === 'device') return ON_DEVICE[state.because]
  if (state.kind === 'refused') return `Saved on this device only. ${state.says}`
  return 'Can’t save in this browser. Keep this page open.'
}

/** Whether a screen reader should hear of it: news of trouble, not each "Saved". */
export const isTrouble = (state: KeptState): boolean =>
  state.kind === 'refused' || state.kind === 'nowhere' || (state.kind === 'device' && state.because !== 'soon' && state.because !== 'visitor')
