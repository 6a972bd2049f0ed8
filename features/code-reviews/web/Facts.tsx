import { Children, Fragment, type ReactNode } from 'react'

/** Facts about a review in one line, with dots between them. */
export function Facts({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((fact, at) => (
    // The facts of a review keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && ' · '}
      {fact}
    </Fragment>
  ))
}
