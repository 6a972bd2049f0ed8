import { Fragment, type ReactNode } from 'react'

interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are right-aligned, in tabular figures. */
  numeric?: boolean
  /** Takes most of the width. */
  isWide?: boolean
  /** Sorts the table by this column: the address of the table in that order, and the direction if it is sorted by it now. */
  sort?: { href: string; direction: 'ascending' | 'descending' | null }
}

interface Props<Row> {
  /** The caption for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Less space between the columns, for tables with many. */
  isDense?: boolean
  /** On phones each row becomes a card with the titles of its columns (`table-cards`), for tables with long texts or actions; `early`: on tablets, too. */
  stacks?: boolean | 'early'
  /** Highlights the user's own row. */
  isMarked?: (row: Row) => boolean
  /** The heading above consecutive rows with the same one, such as their day. */
  groupOf?: (row: Row) => string
  /** Draws a line below a row that does not belong to the others. */
  isApart?: (row: Row) => boolean
}

function SortLink({ title, href, direction }: { title: string } & NonNullable<Column<unknown>['sort']>) {
  return (
    <a className="inline-flex min-h-8 items-center gap-1 whitespace-nowrap hover:underline" href={href}>
      {title}
      {direction !== null && <span aria-hidden="true">{direction === 'ascending' ? '↑' : '↓'}</span>}
    </a>
  )
}

/** A compact table that scrolls sideways on narrow screens. */
export function Table<Row>({ caption, columns, rows, keyOf, isDense, stacks, isMarked, isApart, groupOf }: Props<Row>) {
  return (
    // A scrolling region must be focusable for the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" data-dense={isDense === true ? '' : undefined} data-stacks={stacks === true ? '' : stacks || undefined} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, numeric, isWide, sort }) => (
              <th key={title} scope="col" className={isWide === true ? 'w-3/5' : undefined} data-numeric={numeric || undefined} aria-sort={sort?.direction ?? undefined}>
                {sort === undefined ? title : <SortLink title={title} {...sort} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={keyOf(row)}>
              {groupOf !== undefined && (at === 0 || groupOf(rows[at - 1]!) !== groupOf(row)) && (
                <tr data-group>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {groupOf(row)}
                  </th>
                </tr>
              )}
              <tr data-apart={isApart?.(row) ? '' : undefined} aria-current={isMarked?.(row) ? 'true' : undefined}>
                {columns.map(({ title, numeric, cell }) => (
                  <td key={title} data-numeric={numeric || undefined} data-title={stacks === undefined || stacks === false ? undefined : title}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
