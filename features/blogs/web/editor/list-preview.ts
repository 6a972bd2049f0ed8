import { fromDom } from 'hast-util-from-dom'
import type { Nodes } from 'hast'
import { ALL, PROSE, textBlocks } from '#platform/markup/text-blocks.ts'
import { joinBlocks } from '#platform/rules/join-blocks.ts'
import { previewOf, sanitizeText } from '#platform/rules/text.ts'
import { PREVIEW_LENGTH } from '../../rules/blog.ts'
import { excerptOf } from '#platform/rules/excerpt.ts'
import { drawFormula } from './formula.ts'
import { elementsOf } from './text-content.ts'

/** The start of a text as the list shows it once it is published, with its formulas. */
export async function listPreviewOf(html: string): Promise<string> {
  const page = document.createElement('div')
  page.append(elementsOf(html))
  const formulas = [...page.querySelectorAll<HTMLElement>('[data-latex]')]
  await Promise.all(formulas.map((formula) => drawFormula(formula, formula.dataset['latex'] ?? '', formula.dataset['type'] === 'block-math')))
  // A drawn formula is read from its elements.
  for (const formula of formulas) delete formula.dataset['latex']
  const tree = fromDom(page) as Nodes
  const lines = joinBlocks(textBlocks(tree, PROSE, sanitizeText)) || joinBlocks(textBlocks(tree, ALL, sanitizeText))
  return excerptOf(previewOf(lines, PREVIEW_LENGTH))
}
