import { useState, type DragEvent } from 'react'
import './drag-order.css'

/** What is dragged. It can be dropped at items of its kind. */
export interface Dragged<Kind extends string = string> {
  kind: Kind
  key: string
}

/** Where it would be dropped: before or after an item, or into an empty list. */
export interface DropTarget {
  key: string
  side: 'before' | 'after'
}

const FORMAT = 'text/plain'

/** Dragging of items to another place with a pointer. Buttons do the same from the keyboard and on touch screens. */
export function useDragOrder<Kind extends string>(onDrop: (dragged: Dragged<Kind>, target: DropTarget) => void) {
  const [dragged, setDragged] = useState<Dragged<Kind> | null>(null)
  const [target, setTarget] = useState<DropTarget | null>(null)
  const end = () => {
    setDragged(null)
    setTarget(null)
  }
  return {
    /** Props of a `DragHandle`; the element with `data-drag` around it is the picture that moves. */
    handle: (item: Dragged<Kind>) => ({
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
    zone: (item: Dragged<Kind>) => ({
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
    /** Props of an empty list, where items of a kind can be dropped. Its key is that of the target. */
    emptyZone: ({ kind, key }: Dragged<Kind>) => ({
      'data-drop': target?.key === key && dragged?.kind === kind ? 'into' : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged?.kind !== kind) return
        event.preventDefault()
        if (target?.key !== key) setTarget({ key, side: 'after' })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged?.kind !== kind) return
        event.preventDefault()
        onDrop(dragged, { key, side: 'after' })
        end()
      },
    }),
  }
}

export type DragOrder<Kind extends string> = ReturnType<typeof useDragOrder<Kind>>
