import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection, type Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeader } from '@tiptap/pm/tables'
import { describe, expect, test } from 'vitest'
import { TEXT_EXTENSIONS } from './text-extensions.ts'

const schema = getSchema(TEXT_EXTENSIONS)

/** A text with a table of these cells; `*` before a text makes a header cell. */
function textWith(rows: string[][]) {
  const cell = (text: string) => ({ type: text.startsWith('*') ? 'tableHeader' : 'tableCell', content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text: text.replace('*', '') }] }] })
  return schema.nodeFromJSON({ type: 'doc', content: [{ type: 'table', content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cell) })) }, { type: 'paragraph' }] })
}

/** The cells of the table, or null without one, after a command with the cursor in the cell with this text. */
function after(rows: string[][], at: string, command: Command): string[][] | null {
  const doc = textWith(rows)
  let cursor = -1
  doc.descendants((node, pos) => void (node.isText && node.text === at && (cursor = pos)))
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, cursor) })
  command(state, (transaction) => (state = state.apply(transaction)))
  state.doc.check()
  const table = state.doc.firstChild!
  if (table.type.name !== 'table') return null
  return table.content.content.map((row) => row.content.content.map(({ type, textContent }) => (type.name === 'tableHeader' ? '*' : '') + textContent))
}

const LOSSES = [['*epoch', '*loss', '*rate'], ['1', '0.9', '3'], ['2', '0.7', '4']]

describe('B-17 A table in the editor', () => {
  test('loses the row or the column of the cursor', () => {
    expect(after(LOSSES, '0.9', deleteRow)).toEqual([['*epoch', '*loss', '*rate'], ['2', '0.7', '4']])
    expect(after(LOSSES, 'loss', deleteRow)).toEqual([['1', '0.9', '3'], ['2', '0.7', '4']])
    expect(after(LOSSES, '0.7', deleteColumn)).toEqual([['*epoch', '*rate'], ['1', '3'], ['2', '4']])
    expect(after(LOSSES, 'epoch', deleteColumn)).toEqual([['*loss', '*rate'], ['0.9', '3'], ['0.7', '4']])
    expect(after(LOSSES, '4', deleteTable)).toBe(null)
  })

  test('gets rows and columns; those beside the header row have header cells', () => {
    expect(after([['*a', '*b'], ['1', '2']], '1', addRowAfter)).toEqual([['*a', '*b'], ['1', '2'], ['', '']])
    expect(after([['*a', '*b'], ['1', '2']], '1', addColumnAfter)).toEqual([['*a', '*', '*b'], ['1', '', '2']])
    expect(after([['a'], ['b']], 'b', addColumnAfter)).toEqual([['a', ''], ['b', '']])
  })

  test('has a header row or not, wherever the cursor is', () => {
    expect(after(LOSSES, '0.7', toggleHeader('row'))).toEqual([['epoch', 'loss', 'rate'], ['1', '0.9', '3'], ['2', '0.7', '4']])
    expect(after([['a', 'b'], ['1', '2']], '2', toggleHeader('row'))).toEqual([['*a', '*b'], ['1', '2']])
    expect(after([['a', 'b']], 'a', toggleHeader('row'))).toEqual([['*a', '*b']])
  })
})
