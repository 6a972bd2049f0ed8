interface Shown {
  kind: string
  /** The viewer has not accepted it yet. */
  isRequest: boolean
  isBlocked: boolean
  isBlockedByViewer: boolean
  /** The viewer's own request waits for the other person. */
  isWaiting: boolean
}

/** Whether the viewer can write in a conversation, or why not. A request and an invitation are accepted before the first answer. */
export function composerState({ kind, isRequest, isBlocked, isBlockedByViewer, isWaiting }: Shown): 'open' | 'requested' | 'waiting' | 'blocked' | 'unreachable' | 'welcome' {
  if (kind === 'welcome') return 'welcome'
  if (isBlockedByViewer) return 'blocked'
  if (isBlocked) return 'unreachable'
  if (isRequest) return 'requested'
  return isWaiting ? 'waiting' : 'open'
}
