import type { DragOrder } from './use-drag-order.ts'
import { Icon } from './Icon.tsx'
import { gripVerticalIcon } from './icons.ts'

/** The handle by which an item is dragged; its props are those of `useDragOrder`. */
export const DragHandle = (props: ReturnType<DragOrder<string>['handle']>) => (
  <span className="drag-handle" aria-hidden title="Drag to move" {...props}>
    <Icon of={gripVerticalIcon} small />
  </span>
)
