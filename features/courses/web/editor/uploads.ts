import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'

/** The upload of a video for a lesson. */
export type UploadState = { kind: 'sending'; name: string; part: number } | { kind: 'failed'; name: string; message: string; file: File; mayRetry: boolean }

export interface Uploads<Result> {
  /** The state of the upload for a lesson; null: there is none. */
  stateOf(lesson: string): UploadState | null
  /** Starts an upload; one for the same lesson is canceled. */
  start(lesson: string, file: File): void
  cancel(lesson: string): void
  cancelAll(): void
  isRunning(): boolean
  subscribe(listener: () => void): () => void
  onDone: (lesson: string, result: Result) => void
}

/** The same file would be refused again. */
const FINAL_CODES = new Set(['INVALID_INPUT', 'TOO_LARGE'])

type Send<Result> = (file: File, options: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<Result>

/** The uploads of an editor. They go on while its author works in other lessons. */
export function createUploads<Result>(send: Send<Result>): Uploads<Result> {
  const running = new Map<string, { state: UploadState; controller: AbortController }>()
  const listeners = new Set<() => void>()
  const changed = () => listeners.forEach((listener) => listener())

  const uploads: Uploads<Result> = {
    stateOf: (lesson) => running.get(lesson)?.state ?? null,
    start(lesson, file) {
      uploads.cancel(lesson)
      const controller = new AbortController()
      const isPresent = () => running.get(lesson)?.controller === controller
      const set = (state: UploadState) => {
        if (!isPresent() && controller.signal.aborted) return
        running.set(lesson, { state, controller })
        changed()
      }
      set({ kind: 'sending', name: file.name, part: 0 })
      send(file, { onProgress: (part) => set({ kind: 'sending', name: file.name, part }), signal: controller.signal }).then(
        (result) => {
          if (!isPresent()) return
          running.delete(lesson)
          changed()
          uploads.onDone(lesson, result)
        },
        (error: unknown) => {
          if (isPresent()) set({ kind: 'failed', name: file.name, message: errorMessage(error), file, mayRetry: !(error instanceof ApiError && FINAL_CODES.has(error.code)) })
        },
      )
    },
    cancel(lesson) {
      const upload = running.get(lesson)
      if (upload === undefined) return
      running.delete(lesson)
      upload.controller.abort(new DOMException('The upload was canceled.', 'AbortError'))
      changed()
    },
    cancelAll: () => [...running.keys()].forEach((lesson) => uploads.cancel(lesson)),
    isRunning: () => [...running.values()].some(({ state }) => state.kind === 'sending'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onDone: () => {},
  }
  return uploads
}
