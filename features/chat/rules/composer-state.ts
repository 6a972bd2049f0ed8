interface Shown {
  kind: string
  /** The viewer has not accepted it yet. */
  isRequest: boolean
  isBlocked: boolean
}

/**
 * Whether the viewer can write in a conversation, or why not. An answer accepts a request of one person; an invitation to a group is
 * accepted first.
 */
export function composerState({ kind, isRequest, isBlocked }: Shown): 'open' | 'invited' | 'unreachable' | 'welcome' {
  if (kind === 'welcome') return 'welcome'
  if (isBlocked) return 'unreachable'
  return isRequest && kind !== 'direct' ? 'invited' : 'open'
}
