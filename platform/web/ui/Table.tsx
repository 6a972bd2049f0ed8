import type { ReactNode } from 'react'

interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right, in figures of one width. */
  numeric?: boolean
}

interface Props<Row> {
  /** What the table shows, for readers of the accessibility tree. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** One's own row. */
  isMarked?: (row: Row) => boolean
}

/** A table for looking things up: compact rows, its own sideways scroll where the screen is narrow. */
export function Table<Row>({ caption, columns, rows, keyOf, isMarked }: Props<Row>) {
  return (
    // A part that scrolls must be reachable for the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th key={title} scope="col" data-numeric={numeric}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-current={isMarked?.(row) ? 'true' : undefined}>
              {columns.map(({ title, numeric, cell }) => (
                <td key={title} data-numeric={numeric}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
