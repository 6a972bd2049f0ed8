import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { blocksIn } from './blocks.ts'
import { codeIn, editorCode } from './code.ts'
import { formulasIn } from './formulas.ts'
import { stylesIn } from './styles.ts'
import { wordBlocks } from './word.ts'

/**
 * Converts a page from the clipboard into the elements of a text. Handles the markup of Word, Google Docs, Excel and Sheets, encyclopedias, notebooks,
 * code editors, chat pages and GitHub.
 *
 * @param page the parsed page, with its `style` attributes renamed to `data-was-style`
 * @param plainText what the clipboard has as plain text beside it; empty if unknown
 * @returns HTML for the editor or the sanitizer
 */
export function pastedPage(page: Root, plainText: string): string {
  const nodes = page.children as ElementContent[]
  const found = editorCode(nodes, plainText) ?? blocksIn(stylesIn(wordBlocks(codeIn(formulasIn(nodes)))))
  return toHtml({ type: 'root', children: found })
}
