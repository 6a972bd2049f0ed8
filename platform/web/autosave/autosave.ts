import { statusOfFailure, VISITOR, type AutosaveStatus, type LocalReason } from './autosave-status.ts'
import { debounce } from './debounce.ts'

/** On the device within a second of the last change, on the server within five (requirement B-10). */
const LOCAL = { wait: 350, maxWait: 900 }
const SERVER = { wait: 1800, maxWait: 4000 }
const MIN_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

/** A value and its revision; 0: the server never had it. */
export interface Revised<Value> {
  id: string
  revision: number
  value: Value
}

/** A value that the server does not have yet; `base` is the server's value at its revision. */
export interface LocalDraft<Value> extends Revised<Value> {
  base: Value | null
}

export interface DraftStore<Value> {
  /** Returns false when this browser stores nothing. */
  save: (owner: string, draft: LocalDraft<Value>) => Promise<boolean>
  /** Synchronous: the value is stored when the call returns. */
  saveNow: (owner: string, draft: LocalDraft<Value>) => void
  delete: (owner: string, id: string) => Promise<void>
  /** Called instead of `delete` when the server has the value, for a store that keeps a copy of it. */
  markSaved?: (owner: string, draft: LocalDraft<Value>) => Promise<void>
}

/** What the server holds after a request. */
export interface ServerState<Value> {
  revision: number
  /** By default the value that was sent. */
  saved?: Value | null
  /** Merges what the server holds into the value, which may have changed since the request. */
  update?: (value: Value) => Value
}

export interface AutosaveOptions<Value> {
  id: string
  owner: string
  value: Value
  revision: number
  /** The server's value; null: none. */
  saved: Value | null
  drafts: DraftStore<Value>
  save: (next: Revised<Value>) => Promise<ServerState<Value>>
  /** Loads the state of the server before the first save, for an editor that opens without it. */
  load?: () => Promise<ServerState<Value>>
  isSame: (a: Value, b: Value) => boolean
  /** Whether there is nothing to save as long as the server has no value. */
  isEmpty: (value: Value) => boolean
  /** Whether parts of it exist only on this device, so that its draft must stay although the server has the value. */
  hasLocalParts?: (value: Value) => boolean
  /** Another window changed or deleted it; nothing is saved on the server until `resolve`. */
  onConflict: () => void
}

export type Autosave<Value> = ReturnType<typeof createAutosave<Value>>

/** Saves a changing value: first on the device, then on the server, one request at a time, with unlimited retries. */
export function createAutosave<Value>(options: AutosaveOptions<Value>) {
  const { drafts, save, isSame, isEmpty, hasLocalParts = () => false, onConflict } = options
  let { id, owner, value, revision, saved, load } = options
  let lastSent: Value | null = null
  let saving: Promise<void> | null = null
  let isPaused = false
  let isFinished = false
  let reason: LocalReason = owner === VISITOR ? 'visitor' : 'waiting'
  let retryMs = MIN_RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  /** Another value is being sent: the server will have that one. */
  const isReplaced = () => saving !== null && load === undefined && lastSent !== null && !isSame(lastSent, value)
  const isOnServer = () => saved !== null && isSame(value, saved) && !isReplaced()
  const isNothing = () => saved === null && isEmpty(value)
  const draft = (): LocalDraft<Value> => ({ id, revision, value, base: saved })
  let status: AutosaveStatus = isOnServer() ? { kind: 'saved' } : isNothing() ? { kind: 'new' } : { kind: 'local', reason }

  const setStatus = (next: AutosaveStatus) => {
    status = next
    notify()
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }

  async function saveLocally(): Promise<void> {
    if (isFinished) return
    if (isNothing()) return drafts.delete(owner, id)
    if (isOnServer() && !hasLocalParts(value)) return markSaved()
    const isStored = await drafts.save(owner, draft())
    if (isOnServer() || status.kind === 'refused') return
    setStatus(isStored ? { kind: 'local', reason } : { kind: 'failed' })
  }

  async function saveOnServer(): Promise<void> {
    clearTimeout(retry)
    if (isPaused || owner === VISITOR) return
    if (saving !== null) return saving.then(saveOnServer)
    if (load !== undefined) return exchange(load(), null)
    if (isNothing()) return
    if (isOnServer()) return settle()
    lastSent = value
    return exchange(save({ id, revision, value }), value)
  }

  /** Waits for a request and adopts the state of the server that it returns. */
  function exchange(request: Promise<ServerState<Value>>, sent: Value | null): Promise<void> {
    saving = request.then(
      (answer) => {
        saving = null
        load = undefined
        revision = answer.revision
        saved = answer.saved === undefined ? sent : answer.saved
        value = answer.update?.(value) ?? value
        retryMs = MIN_RETRY_MS
        reason = 'waiting'
        if (isOnServer()) return settle()
        if (isNothing()) return setStatus({ kind: 'new' })
        if (answer.update !== undefined) void saveLocally()
        // What was waiting for the answer to `load` is saved at once.
        if (sent === null) return saveOnServer()
        toServer.call()
      },
      (error: unknown) => {
        saving = null
        handleFailure(error)
      },
    )
    return saving
  }

  function settle(): void {
    setStatus({ kind: 'saved' })
    if (!hasLocalParts(value)) void markSaved()
  }

  const markSaved = () => drafts.markSaved?.(owner, draft()) ?? drafts.delete(owner, id)

  function handleFailure(error: unknown): void {
    const failure = statusOfFailure(error)
    if (failure.kind === 'refused') {
      setStatus(failure)
      void storeDraft()
    } else if (failure.reason === 'conflict' || failure.reason === 'deleted') {
      reportConflict(failure.reason === 'deleted')
    } else {
      stayLocal(failure.reason)
      // After the session has ended, saving waits until someone logs in.
      if (failure.reason === 'session') return
      retry = setTimeout(() => void saveOnServer(), retryMs)
      // Jitter, so that several tabs do not retry at the same moment.
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS) * (0.8 + 0.2 * Math.random())
    }
  }

  function reportConflict(isDeleted: boolean): void {
    isPaused = true
    stayLocal(isDeleted ? 'deleted' : 'conflict')
    onConflict()
  }

  /** Stores no draft of an empty value, nor of a value that is the saved one while `load` has not answered. */
  const storeDraft = async () => (isNothing() || (load !== undefined && isOnServer()) ? true : drafts.save(owner, draft()))

  function stayLocal(why: LocalReason): void {
    reason = why
    void storeDraft().then((isStored) => setStatus(isStored ? { kind: 'local', reason } : { kind: 'failed' }))
  }

  const toDevice = debounce(() => void saveLocally(), LOCAL)
  const toServer = debounce(() => void saveOnServer(), SERVER)

  return {
    change(next: Value): void {
      value = next
      if (isOnServer() || isNothing()) {
        toServer.cancel()
        toDevice.call()
        return setStatus({ kind: saved === null ? 'new' : 'saved' })
      }
      if (reason === 'waiting' || status.kind !== 'local') setStatus({ kind: 'saving' })
      else notify()
      toDevice.call()
      if (reason === 'waiting') toServer.call()
    },
    /** The page may be closed: saves on the device now, and on the server if there is still time. */
    flush(): void {
      if (isFinished) return
      if ((!isOnServer() || hasLocalParts(value)) && !isNothing()) drafts.saveNow(owner, draft())
      // It was changed back to the saved value: the draft of the change must not outlive the page.
      else toDevice.flush()
      toServer.flush()
    },
    /** Retries at once: the network or the session is back. */
    async retry(): Promise<void> {
      retryMs = MIN_RETRY_MS
      if (reason === 'offline' || reason === 'busy' || reason === 'session') reason = 'waiting'
      toServer.cancel()
      await saveOnServer()
    },
    /** Someone logged in: the value is saved for them, on this device and on the server. */
    async assignTo(person: string): Promise<void> {
      const before = owner
      owner = person
      reason = 'waiting'
      if (!isOnServer() && !isNothing()) await drafts.save(owner, draft())
      if (before !== person) await drafts.delete(before, id)
      await saveOnServer()
    },
    /** Stops saving until `resolve` or `resume`, and waits for a running request. */
    async pause(): Promise<void> {
      toServer.cancel()
      clearTimeout(retry)
      isPaused = true
      await saving
    },
    resume(): void {
      isPaused = false
      if (!isOnServer()) toServer.call()
    },
    reportConflict,
    /** The server has this value at this revision; later changes continue from there. */
    resolve(next: { revision: number; saved: Value | null; id?: string }): void {
      revision = next.revision
      saved = next.saved
      if (next.id !== undefined && next.id !== id) {
        void drafts.delete(owner, id)
        id = next.id
      }
      isPaused = false
      reason = owner === VISITOR ? 'visitor' : 'waiting'
      if (isOnServer()) settle()
      else {
        void saveLocally()
        toServer.call()
      }
    },
    /** The value was published or discarded: nothing is left to save. */
    async finish(): Promise<void> {
      isPaused = isFinished = true
      toDevice.cancel()
      toServer.cancel()
      await drafts.delete(owner, id)
    },
    stop(): void {
      toDevice.cancel()
      toServer.cancel()
      clearTimeout(retry)
    },
    current: (): Revised<Value> => ({ id, revision, value }),
    value: () => value,
    saved: () => saved,
    /** The value of the last request, whether or not its response arrived. */
    lastSent: () => lastSent,
    owner: () => owner,
    status: () => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
