import { useRef, useState } from 'react'
import { mutate } from '#platform/web/data/mutate.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { moved } from '../../rules/series.ts'
import { ReorderSeries, type OwnPart, type OwnSeries } from './series-requests.ts'

interface Options {
  series: OwnSeries
  parts: readonly OwnPart[]
  /** The series changed on the server, by this order or elsewhere. */
  onChange: () => void
}

/** The order of the parts as pressed, shown at once. Presses while an order is being saved are sent together after it. */
export function usePartOrder({ series, parts, onChange }: Options) {
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [announced, announce] = useState('')
  const saving = useRef<{ wanted: readonly string[]; revision: number } | null>(null)
  // The list with the newest revision may still be loading.
  const newest = useRef(0)
  const place = new Map(order?.map((id, at) => [id, at]))
  const shown = order === null ? parts : parts.toSorted((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity))

  const save = async (wanted: readonly string[]) => {
    if (saving.current !== null) {
      saving.current.wanted = wanted
      return
    }
    const state = { wanted, revision: Math.max(series.revision, newest.current) }
    saving.current = state
    try {
      for (let sent: readonly string[] | null = null; sent !== state.wanted; ) {
        sent = state.wanted
        state.revision = (await mutate(ReorderSeries, { id: series.id, revision: state.revision, blogIds: [...sent] })).reorderBlogSeries
        newest.current = state.revision
      }
    } catch (reason) {
      setError(errorMessage(reason))
      setOrder(null)
      newest.current = 0
    } finally {
      saving.current = null
      onChange()
    }
  }

  const move = (at: number, by: -1 | 1) => {
    const next = moved(shown, at, by)
    if (next === shown) return
    const ids = next.map(({ id }) => id)
    setError(null)
    setOrder(ids)
    announce(`“${shown[at]!.title}” is now part ${at + by + 1} of ${shown.length}.`)
    void save(ids)
  }
  /** A part was added or removed here, which is a new revision. */
  const countChange = (message: string) => {
    announce(message)
    newest.current = Math.max(series.revision, newest.current) + 1
  }
  return { shown, move, countChange, error, announced }
}
