import { ServerSays } from '#platform/web/graphql/refusal.ts'
import { isSameText, isUntouched, type WrittenText } from '../rules/written-text.ts'
import { VISITOR, type DeviceCopies } from './device-copy.ts'
import type { Because, KeptState } from './kept-state.ts'
import { soon } from './soon.ts'

/** On the device within a second of the last keystroke, on the server within five (requirement B-10). */
const DEVICE = { quiet: 350, most: 900 }
const SERVER = { quiet: 1800, most: 4000 }
const FIRST_RETRY = 2000
const LAST_RETRY = 60_000

/** What the server is asked to keep: the text and the revision that it was written on. */
export type Wish = WrittenText & { id: string; revision: number }

interface Options {
  id: string
  owner: string
  text: WrittenText
  revision: number
  /** What the server holds; null: nothing. */
  acknowledged: WrittenText | null
  copies: DeviceCopies
  save: (wish: Wish) => Promise<{ revision: number }>
  onOutdated: () => void
}

export type Keeper = ReturnType<typeof createKeeper>

/** Keeps a text while it is written: first on the device, then on the server, one save at a time, never giving up. */
export function createKeeper(options: Options) {
  const { copies, save, onOutdated } = options
  let { id, owner, text, revision, acknowledged } = options
  let sent: WrittenText | null = null
  let saving: Promise<void> | null = null
  let held = false
  let isFinished = false
  let because: Because = owner === VISITOR ? 'visitor' : 'soon'
  let pause = FIRST_RETRY
  let retry: ReturnType<typeof setTimeout> | undefined
  let state: KeptState = acknowledged === null ? { kind: 'new' } : { kind: 'saved' }
  const listeners = new Set<() => void>()

  const say = (next: KeptState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const isOnServer = () => acknowledged !== null && isSameText(text, acknowledged)
  const isNothing = () => acknowledged === null && isUntouched(text)
  /** Pictures on their way are on this device alone until they arrive. */
  const hasPictures = () => text.content.includes(' data-upload="')
  const copy = () => ({ ...text, id, revision, base: acknowledged })

  async function keepOnDevice(): Promise<void> {
    if (isFinished) return
    if ((isOnServer() && !hasPictures()) || isNothing()) return copies.forget(owner, id)
    const kept = await copies.keep(owner, copy())
    if (isOnServer() || state.kind === 'refused') return
    say(kept ? { kind: 'device', because } : { kind: 'nowhere' })
  }

  async function saveOnServer(): Promise<void> {
    clearTimeout(retry)
    if (held || owner === VISITOR || isNothing()) return
    if (saving !== null) return saving.then(saveOnServer)
    if (isOnServer()) return done()
    const wish = { ...text, id, revision }
    sent = text
    saving = save(wish).then(
      (answer) => {
        saving = null
        revision = answer.revision
        acknowledged = { title: wish.title, content: wish.content, tags: wish.tags, coverId: wish.coverId }
        pause = FIRST_RETRY
        because = 'soon'
        if (isOnServer()) done()
        else toServer.ask()
      },
      (error: unknown) => {
        saving = null
        refused(error)
      },
    )
    return saving
  }

  function done(): void {
    say({ kind: 'saved' })
    if (!hasPictures()) void copies.forget(owner, id)
  }

  function refused(error: unknown): void {
    const code = error instanceof ServerSays ? error.code : 'OFFLINE'
    if (code === 'OUTDATED_EDIT' || code === 'NOT_FOUND') overtaken(code === 'NOT_FOUND')
    else if (code === 'NOT_SIGNED_IN' || code === 'SESSION_OVER') {
      stay('session')
    } else if (error instanceof ServerSays && (code === 'INVALID_INPUT' || code === 'TOO_LARGE' || code === 'NOT_ALLOWED')) {
      say({ kind: 'refused', says: error.says, fields: error.fields })
      void copies.keep(owner, copy())
    } else {
      stay(code === 'OFFLINE' ? 'offline' : 'busy')
      retry = setTimeout(() => void saveOnServer(), pause)
      pause = Math.min(pause * 2, LAST_RETRY)
    }
  }

  /** Another window changed or deleted what this one edits: nothing is saved until they are merged. */
  function overtaken(isDeleted: boolean): void {
    held = true
    stay(isDeleted ? 'deleted' : 'outdated')
    onOutdated()
  }

  function stay(reason: Because): void {
    because = reason
    void copies.keep(owner, copy()).then((kept) => say(kept ? { kind: 'device', because } : { kind: 'nowhere' }))
  }

  const toDevice = soon(() => void keepOnDevice(), DEVICE)
  const toServer = soon(() => void saveOnServer(), SERVER)

  return {
    /** The words changed. */
    change(next: WrittenText): void {
      text = next
      if (isOnServer() || isNothing()) {
        toServer.cancel()
        toDevice.ask()
        return say({ kind: acknowledged === null ? 'new' : 'saved' })
      }
      if (because === 'soon' || state.kind !== 'device') say({ kind: 'writing' })
      toDevice.ask()
      if (because === 'soon') toServer.ask()
    },
    /** The page may go away: on the device now, on the server if there is still time. */
    leave(): void {
      if (isFinished) return
      if ((!isOnServer() || hasPictures()) && !isNothing()) copies.keepNow(owner, copy())
      toServer.hurry()
    },
    /** Tries the server now: the network or the session is back. */
    async again(): Promise<void> {
      pause = FIRST_RETRY
      if (because === 'offline' || because === 'busy' || because === 'session') because = 'soon'
      toServer.cancel()
      await saveOnServer()
    },
    /** Somebody logged in: the text is theirs now, on this device and on the server. */
    async giveTo(person: string): Promise<void> {
      const before = owner
      owner = person
      because = 'soon'
      if (!isOnServer() && !isNothing()) await copies.keep(owner, copy())
      if (before !== person) await copies.forget(before, id)
      await saveOnServer()
    },
    /** Stops saving until `settle` or `release`, and waits for the save that is under way. */
    async hold(): Promise<void> {
      toServer.cancel()
      clearTimeout(retry)
      held = true
      await saving
    },
    overtaken,
    release(): void {
      held = false
      if (!isOnServer()) toServer.ask()
    },
    /** The server holds this text at this revision; what was written since goes on from there. */
    settle(next: { revision: number; acknowledged: WrittenText | null; id?: string }): void {
      revision = next.revision
      acknowledged = next.acknowledged
      if (next.id !== undefined && next.id !== id) {
        void copies.forget(owner, id)
        id = next.id
      }
      held = false
      because = owner === VISITOR ? 'visitor' : 'soon'
      if (isOnServer()) done()
      else {
        void keepOnDevice()
        toServer.ask()
      }
    },
    /** The text was published or thrown away: nothing of it needs keeping. */
    async finish(): Promise<void> {
      held = isFinished = true
      toDevice.cancel()
      toServer.cancel()
      await copies.forget(owner, id)
    },
    stop(): void {
      toDevice.cancel()
      toServer.cancel()
      clearTimeout(retry)
    },
    wish: (): Wish => ({ ...text, id, revision }),
    base: () => acknowledged,
    /** The text of the last save that was tried, whether or not its answer arrived. */
    lastSent: () => sent,
    owner: () => owner,
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
