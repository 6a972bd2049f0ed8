import { useState, type DragEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { STAGES, type Stage } from '../../rules/stages.ts'
import { JobMarksQuery } from '../viewer-jobs.ts'
import { TrackedJobsQuery, type Tracked } from './tracked-query.ts'

const MoveTracked = graphql(`
  mutation MoveTrackedJob($id: ID!, $stage: JobStage!) { moveTrackedJob(id: $id, stage: $stage) }
`)

const RemoveTracked = graphql(`
  mutation RemoveTrackedJob($id: ID!) { saveJob(id: $id, isOn: false) }
`)

const FORMAT = 'text/plain'

/** A card that its own keys or menu moved gets the focus again in the new column. */
export type MovedBy = 'card' | 'drag'

/** Moving of jobs between the columns, by drag and by key. A move shows at once. */
export function useBoard(tracked: readonly Tracked[]) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<Stage | null>(null)
  const [announcement, announce] = useState('')
  const [focused, setFocused] = useState<string | null>(null)
  const move = useMutation(MoveTracked, {
    scope: { id: 'job board' },
    onSuccess: async (_data, { id, stage }, cache) => {
      await cache.updateQuery(TrackedJobsQuery, {}, ({ trackedJobs }) => ({ trackedJobs: trackedJobs.map((one) => (one.job.id === id ? { ...one, stage, movedAt: new Date().toISOString() } : one)) }))
      await cache.invalidateQueries(JobMarksQuery)
    },
    onError: (error) => showToast(error.message),
  })
  const remove = useMutation(RemoveTracked, {
    onSuccess: async (_data, { id }, cache) => {
      await cache.updateQuery(TrackedJobsQuery, {}, ({ trackedJobs }) => ({ trackedJobs: trackedJobs.filter(({ job }) => job.id !== id) }))
      await cache.invalidateQueries(JobMarksQuery)
    },
    onError: (error) => showToast(error.message),
  })
  const shown = move.isPending ? tracked.map((one) => (one.job.id === move.variables!.id ? { ...one, stage: move.variables!.stage, movedAt: new Date().toISOString() } : one)) : tracked
  const moveTo = (one: Tracked, stage: Stage, by: MovedBy) => {
    if (one.stage === stage) return
    setFocused(by === 'card' ? one.job.id : null)
    move.mutate({ id: one.job.id, stage })
    announce(`${one.job.role} moved to ${stage}.`)
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    shown,
    announcement,
    moveTo,
    /** Whether a card gets the focus, because it was just moved. */
    hasFocus: (one: Tracked): boolean => focused === one.job.id,
    remove: (one: Tracked) => {
      remove.mutate({ id: one.job.id })
      announce(`${one.job.role} removed.`)
    },
    /** Moves a job one column to the left (-1) or right (1). */
    step: (one: Tracked, by: -1 | 1) => {
      const next = STAGES[STAGES.indexOf(one.stage) + by]
      if (next !== undefined) moveTo(one, next, 'card')
    },
    /** Props of a card. */
    card: (one: Tracked) => ({
      draggable: true,
      'data-dragged': dragged === one.job.id || undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(FORMAT, one.job.id)
        setDragged(one.job.id)
      },
      onDragEnd: end,
    }),
    /** Props of a column. */
    column: (stage: Stage) => ({
      'data-over': over === stage || undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null) return
        event.preventDefault()
        if (over !== stage) setOver(stage)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        const one = tracked.find(({ job }) => job.id === dragged)
        end()
        if (one !== undefined) moveTo(one, stage, 'drag')
      },
    }),
  }
}

export type Board = ReturnType<typeof useBoard>
