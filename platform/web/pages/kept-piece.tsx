import { createElement, type ComponentType } from 'react'

/** A piece that stands in the page being rendered. */
export interface Piece {
  View: ComponentType<object>
  props: object
  /** What this component was rendered to before, by its props, in the form in which it is sent. */
  kept: Map<string, Uint8Array>
}

/** On the server while a page is rendered: takes a piece and says by which name it stands in the page. */
type Take = (piece: Piece) => string

let take: Take | null = null

/** Renders `page` while `taker` gets the pieces that it meets. */
export function takingPieces<Result>(taker: Take, page: () => Result): Result {
  take = taker
  try {
    return page()
  } finally {
    take = null
  }
}

/**
 * A component that the server renders once for equal props and then puts in as it is; in the browser it is the component
 * itself. Only for what depends on nothing but its props (no context, no clock); handlers leave no trace in HTML and do
 * not count. What stands on many pages, is worth it.
 */
export function keptPiece<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return View
  const kept = new Map<string, Uint8Array>()
  return function Kept(props) {
    if (take === null) return <View {...props} />
    return createElement('kept-piece', { n: take({ View: View as ComponentType<object>, props, kept }) })
  }
}
