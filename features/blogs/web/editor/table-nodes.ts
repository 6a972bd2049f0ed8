import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** What cells hold: everything but headings, dividers and other tables. */
const CELL_CONTENT = '(paragraph | bulletList | orderedList | blockquote | codeBlock | image | blockMath)+'

/** Tables as the server stores them: without widths, in cells of one kind of content. */
export const TABLE_EXTENSIONS = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null, resizable: false }),
  TableRow,
  TableHeader.extend({ content: CELL_CONTENT }),
  TableCell.extend({ content: CELL_CONTENT }),
]
