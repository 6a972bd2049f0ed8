import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { statusOfFailure, VISITOR, type AutosaveStatus, type LocalReason } from '#platform/web/autosave/autosave-status.ts'
import { isTransient } from '#platform/web/graphql/api-error.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Language } from '../../rules/problem.ts'
import { bringAlong, readCopy, reconcile, writeCopy, writtenMeanwhile, type CodeDraft } from './code-copies.ts'
import { bringTheRest, findDraft, saveDraft } from './code-on-server.ts'

const DEVICE_MS = 400
const SERVER_MS = 2_500
/** What could not be sent is sent again after pauses that grow up to this, and that are not the same in every tab. */
const MAX_PAUSE_MS = 60_000
const grown = (pauseMs: number) => Math.min(2 * pauseMs, MAX_PAUSE_MS) * (0.8 + 0.2 * Math.random())

export interface KeptCode {
  code: string
  /** The same, also for whoever pressed a button before the page was drawn with what they had typed. */
  latest: () => string
  set: (code: string) => void
  /** Another version that was written elsewhere; taking it puts the present one in its place. */
  other: string | null
  takeOther: () => void
  dropOther: () => void
  status: AutosaveStatus
}

/** What stands in the editor now, and what is known of it. */
interface Present {
  owner: string
  language: Language
  code: string
  other: string | null
  /** The revision of the server's draft that it goes on from. */
  revision: number
  /** What this tab last kept on the device or found there. */
  known: string | null
}

/**
 * Somebody's code for a problem: on this device within half a second, on the server within three for members (requirement Q-9).
 * `typedBefore` gives what stood in the field before the page was alive.
 */
export function useCode(slug: string, language: Language, start: string, typedBefore: () => string | null): KeptCode {
  const owner = useSession()?.user.id ?? VISITOR
  const [code, setCode] = useState(start)
  const [other, setOther] = useState<string | null>(null)
  const [status, setStatus] = useState<AutosaveStatus>({ kind: 'new' })
  /** Why it is on this device alone. */
  const reason = useRef<LocalReason>('waiting')
  const present = useRef<Present>({ owner, language, code, other: null, revision: 0, known: null })
  present.current.code = code
  /** What the device and the server do not have yet. */
  const waiting = useRef({ device: false, server: false })
  const isSaving = useRef(false)
  const pause = useRef(SERVER_MS)
  /** What was sent and not answered: where the server has it, it is nobody else's. */
  const unanswered = useRef<string>(null)
  const isFirst = useRef(true)
  /** Whether what stands on the screen was written before a login here: it stays there, for it may have been submitted. */
  const isBrought = useRef(false)
  const [round, goAround] = useState(0)

  const lay = useCallback((next: string | null) => {
    present.current.other = next
    setOther(next)
  }, [])
  const write = useCallback((isSaved: boolean) => {
    const { owner, language, code, other, revision } = present.current
    present.current.known = code
    writeCopy(owner, slug, language, { code, revision, at: Date.now(), isSaved, other })
  }, [slug])

  const keep = useCallback(() => {
    if (!waiting.current.device) return
    waiting.current.device = false
    const { owner, language, code, known } = present.current
    const meanwhile = writtenMeanwhile(readCopy(owner, slug, language), known, code)
    if (meanwhile !== null) lay(meanwhile)
    write(false)
    setStatus({ kind: 'local', reason: reason.current })
  }, [slug, lay, write])

  const save = useEffectEvent(async () => {
    const { owner, language, code, other, revision } = present.current
    if (!waiting.current.server || owner === VISITOR || isSaving.current) return
    waiting.current.server = false
    isSaving.current = true
    const isHere = () => present.current.language === language && present.current.owner === owner
    let isWorthAnother = true
    try {
      const saved = await saveDraft({ problem: slug, language, code, revision, replaced: other })
      if (!isHere()) return
      const isOwn = saved.replaced !== null && saved.replaced === unanswered.current
      unanswered.current = null
      pause.current = SERVER_MS
      reason.current = 'waiting'
      present.current.revision = saved.revision
      // What was laid beside it while this was under way goes with the next one.
      if (present.current.other === other && !isOwn) lay(saved.replaced)
      const isAll = present.current.code === code && !waiting.current.server
      if (isOwn) waiting.current.server = true
      write(isAll && !isOwn)
      if (isAll) setStatus({ kind: 'saved' })
    } catch (error) {
      if (!isHere()) return
      // It is on this device; time, the next change, or coming back tries again.
      unanswered.current = code
      waiting.current.server = true
      pause.current = grown(pause.current)
      const failure = statusOfFailure(error)
      reason.current = failure.kind === 'local' ? failure.reason : 'waiting'
      setStatus(failure)
      isWorthAnother = isTransient(error) || present.current.code !== code
    } finally {
      isSaving.current = false
      // What was to be sent meanwhile found this under way.
      if (waiting.current.server && isWorthAnother) goAround((count) => count + 1)
    }
  })

  const show = useEffectEvent((shown: string) => {
    present.current.code = shown
    setCode(shown)
  })

  const early = useEffectEvent(() => {
    const text = isFirst.current ? typedBefore() : null
    isFirst.current = false
    return text === start ? null : text
  })

  /** What a visitor wrote here, before the login. */
  const visitors = useEffectEvent(() => {
    const copy = owner === VISITOR ? null : readCopy(VISITOR, slug, language)
    return copy?.code === start ? null : copy
  })

  /** Puts together what stands here, what this device has and what the server has. */
  const settle = useEffectEvent((draft: CodeDraft | null) => {
    const { code, other } = present.current
    // What was sent and not answered is no other place's.
    const revision = draft !== null && draft.code === unanswered.current ? draft.revision : present.current.revision
    const copy = readCopy(owner, slug, language)
    const at = waiting.current.device || copy === null ? Date.now() : copy.at
    const mine = code === start ? null : { code, revision, at, other, isSaved: copy?.isSaved === true && copy.code === code }
    const written = visitors()
    const isHere = isBrought.current && written !== null
    const own = reconcile(isHere ? copy : mine, draft)
    const settled = bringAlong(own, own.code === draft?.code ? draft.savedAt : at, isHere ? { ...written, code, at: Number.POSITIVE_INFINITY } : written)
    present.current.revision = settled.revision
    lay(settled.other)
    if (settled.code !== null) {
      show(settled.code)
      write(!settled.isNews)
    }
    writeCopy(VISITOR, slug, language, null)
    if (settled.isNews) waiting.current.server = true
    else if (draft !== null) setStatus({ kind: 'saved' })
    void save()
  })

  useEffect(() => {
    // The last letters in the other language, or from before the login.
    keep()
    const typed = early()
    const copy = readCopy(owner, slug, language)
    // Where the device keeps nothing, what stands in the editor goes along.
    const isLogin = present.current.owner === VISITOR && present.current.language === language
    const brought = isLogin ? visitors() : null
    isBrought.current = brought !== null
    const shown = typed ?? brought?.code ?? copy?.code ?? (isLogin ? present.current.code : start)
    present.current = { owner, language, code: shown, other: null, revision: copy?.revision ?? 0, known: copy?.code ?? null }
    waiting.current = { device: typed !== null, server: typed !== null }
    unanswered.current = null
    pause.current = SERVER_MS
    lay(copy !== null && copy.code !== shown && copy.code !== start ? copy.code : (copy?.other ?? null))
    show(shown)
    reason.current = owner === VISITOR ? 'visitor' : 'waiting'
    setStatus(copy === null || typed !== null ? { kind: 'new' } : { kind: 'local', reason: reason.current })
    if (owner === VISITOR) return
    const controller = new AbortController()
    let again: ReturnType<typeof setTimeout>
    const look = (pauseMs: number) => {
      findDraft(slug, language, controller.signal).then((draft) => {
        if (controller.signal.aborted) return
        settle(draft)
        void bringTheRest(owner, slug, language)
      }, (error: unknown) => {
        if (!controller.signal.aborted && isTransient(error)) again = setTimeout(look, pauseMs, grown(pauseMs))
      })
    }
    look(SERVER_MS)
    return () => {
      controller.abort()
      clearTimeout(again)
    }
  }, [slug, language, owner, start, keep, lay])

  useEffect(() => {
    const device = setTimeout(keep, DEVICE_MS)
    const server = setTimeout(() => void save(), pause.current)
    return () => {
      clearTimeout(device)
      clearTimeout(server)
    }
  }, [code, other, round, keep])

  useEffect(() => {
    const online = () => void save()
    window.addEventListener('pagehide', keep)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', online)
      keep()
    }
  }, [keep])

  const set = useCallback((next: string) => {
    if (next === present.current.code) return
    waiting.current = { device: true, server: true }
    pause.current = SERVER_MS
    present.current.code = next
    setStatus({ kind: 'saving' })
    setCode(next)
  }, [])
  const putBeside = (next: string | null) => {
    waiting.current = { device: true, server: true }
    pause.current = SERVER_MS
    lay(next)
  }
  const takeOther = () => {
    if (other === null) return
    putBeside(code)
    set(other)
  }
  const latest = useCallback(() => present.current.code, [])
  return { code, latest, set, other, takeOther, dropOther: () => putBeside(null), status }
}
