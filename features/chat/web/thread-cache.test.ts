import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  const store = new Map([['token', 'abc'], ['user', JSON.stringify({ id: 'ada', role: 'Learner' })]])
  Object.assign(globalThis, {
    window: { addEventListener: () => {}, removeEventListener: () => {} },
    localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: () => {}, removeItem: () => {} },
  })
})
const { cacheFor, queryClient } = await import('#platform/web/data/query-client.ts')
const { Thread } = await import('./chat-queries.ts')
const { addMessages, catchUp, noteRead, refreshConversation } = await import('./thread-cache.ts')
type ThreadData = import('./chat-queries.ts').ThreadData
type Message = import('./chat-queries.ts').Message

const cache = cacheFor('ada Learner')
const message = (sequence: number) => ({ id: `m${sequence}`, sequence, change: sequence }) as Message
const conversation = (more: object = {}) => ({ id: 'talk', name: 'Study', lastChange: 120, lastSequence: 120, readSequence: 100, members: [], ...more })
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => message(from + at))

/** What was sent, and the replies by the name of the operation. */
let sent: string[] = []
let replies: Record<string, object | Promise<object>> = {}
vi.stubGlobal('fetch', async (_path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
  const { operationName } = JSON.parse(body) as { operationName: string }
  sent.push(operationName)
  const reply = await replies[operationName]
  signal?.throwIfAborted()
  return new Response(JSON.stringify('code' in reply! ? { errors: [{ message: 'No.', extensions: reply }] } : { data: reply }))
})

const shown = () => cache.getQueryData(Thread, { id: 'talk' })!
const sequences = () => shown().messageHistory.items.map(({ sequence }) => sequence)

beforeEach(() => {
  queryClient.clear()
  sent = []
  replies = {}
  // An old part and the newest one, which a reader has scrolled through.
  cache.setQueryData(Thread, { id: 'talk' }, { conversation: conversation(), messageHistory: { items: messages(1, 120), hasBefore: false, hasAfter: false } } as unknown as ThreadData)
})

describe('A loaded conversation', () => {
  test('keeps its history when its members or marks change', async () => {
    replies = { ConversationState: { conversation: conversation({ name: 'Study group', lastChange: 121 }) } }
    await refreshConversation(cache, 'talk')
    expect([sent, shown().conversation.name, sequences().length]).toEqual([['ConversationState'], 'Study group', 120])
  })

  test('shows the newest state when two requests overlap', async () => {
    let answerFirst = (_reply: object) => {}
    replies = { ConversationState: new Promise((done) => (answerFirst = done)) }
    const first = refreshConversation(cache, 'talk')
    replies = { ConversationState: { conversation: conversation({ name: 'Newest' }) } }
    await refreshConversation(cache, 'talk')
    answerFirst({ conversation: conversation({ name: 'Outdated' }) })
    await first
    expect(shown().conversation.name).toBe('Newest')
  })

  test('is reloaded when the viewer is no longer in it, and stays without a network', async () => {
    replies = { ConversationState: Promise.reject(new TypeError('fetch failed')) }
    await refreshConversation(cache, 'talk')
    expect(queryClient.getQueryCache().getAll()[0]!.state.isInvalidated).toBe(false)
    replies = { ConversationState: { code: 'NOT_FOUND' } }
    await refreshConversation(cache, 'talk')
    expect(queryClient.getQueryCache().getAll()[0]!.state.isInvalidated).toBe(true)
  })

  test('requests what it missed after a gap, and is reloaded only when that is too much', async () => {
    replies = { MissedChanges: { conversationChanges: { lastChange: 123, isComplete: true, messages: messages(121, 123) } } }
    addMessages(cache, { conversationId: 'talk', afterChange: 122, lastChange: 123, messages: [message(123)] })
    await vi.waitFor(() => expect(sequences().slice(-3)).toEqual([121, 122, 123]))
    replies = { MissedChanges: { conversationChanges: { lastChange: 900, isComplete: false, messages: [] } } }
    await catchUp(cache, 'talk')
    expect([queryClient.getQueryCache().getAll()[0]!.state.isInvalidated, sequences()[0]]).toEqual([true, 1])
  })

  test('is reloaded when the server refuses what was missed', async () => {
    replies = { MissedChanges: { code: 'TOO_COMPLEX' } }
    await catchUp(cache, 'talk')
    expect(queryClient.getQueryCache().getAll()[0]!.state.isInvalidated).toBe(true)
  })

  test('notes what each member has read, and never less', () => {
    const member = (id: string, readSequence: number | null) => ({ person: { id }, readSequence })
    cache.setQueryData(Thread, { id: 'talk' }, { ...shown(), conversation: { ...shown().conversation, members: [member('ben', 110), member('cleo', null)] } as ThreadData['conversation'] })
    noteRead(cache, 'talk', { personId: 'ben', sequence: 115 })
    noteRead(cache, 'talk', { personId: 'ben', sequence: 112 })
    noteRead(cache, 'talk', { personId: 'ada', sequence: 90 })
    expect([shown().conversation.members.map(({ readSequence }) => readSequence), shown().conversation.readSequence]).toEqual([[115, null], 100])
  })
})
