import { useState, type DragEvent } from 'react'

/** What is dragged: a topic, or a lesson. */
export interface Dragged {
  kind: 'topic' | 'lesson'
  key: string
}

/** Where it would be dropped: before or after an item, or into an empty topic. */
export interface DropTarget {
  key: string
  side: 'before' | 'after'
}

const FORMAT = 'text/plain'

/** Dragging of topics and lessons with a pointer. Buttons do the same from the keyboard and on touch screens. */
export function useDragOrder(onDrop: (dragged: Dragged, target: DropTarget) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  return {
    /** Props of the handle; the element with `data-drag` around it is the picture that moves. */
    handle: (item: Dragged) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(FORMAT, item.key)
        const picture = event.currentTarget.closest('[data-drag]')
        if (picture !== null) event.dataTransfer.setDragImage(picture, 16, 16)
        setDragged(item)
      },
      onDragEnd: end,
    }),
    /** Props of an item that something of its kind can be dropped at. */
    zone: (item: Dragged) => ({
      'data-drag': item.kind,
      'data-drop': target?.key === item.key && dragged?.kind === item.kind ? target.side : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null || dragged.kind !== item.kind) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const side = event.clientY < top + height / 2 ? 'before' : 'after'
        if (target?.key !== item.key || target.side !== side) setTarget({ key: item.key, side })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged === null || dragged.kind !== item.kind) return
        event.preventDefault()
        event.stopPropagation()
        if (dragged.key !== item.key && target !== null) onDrop(dragged, target)
        end()
      },
    }),
    /** Props of the empty list of a topic, where lessons can be dropped. */
    emptyZone: (topic: string) => ({
      'data-drop': target?.key === topic && dragged?.kind === 'lesson' ? 'into' : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged?.kind !== 'lesson') return
        event.preventDefault()
        if (target?.key !== topic) setTarget({ key: topic, side: 'after' })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged?.kind !== 'lesson') return
        event.preventDefault()
        onDrop(dragged, { key: topic, side: 'after' })
        end()
      },
    }),
  }
}

export type DragOrder = ReturnType<typeof useDragOrder>
