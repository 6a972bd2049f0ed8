const HEADER = /^%PDF-[12]\.\d/
const END = '%%EOF'
// Looked for in what is not compressed: actions that start programs or scripts.
const ACTIVE = /\/(?:Launch|JavaScript|JS|EmbeddedFile|RichMedia)\b/
// A name may have its characters as hexadecimal numbers: `/J#61vaScript`.
const ESCAPED = /#([0-9a-f]{2})/gi
const unescaped = (_escape: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))

export const NOT_A_PDF = 'This file isn’t a PDF. Export your document as PDF and choose that file.'
export const ACTIVE_PDF = 'This PDF contains programs or attached files. Export it again as a plain PDF.'
export const EMPTY_PDF = 'This file is empty.'
export const PDF_TOO_LARGE = 'Choose a PDF up to 5 MB.'

/** What is wrong with a file that should be a PDF, as a sentence; null if nothing is. Takes its bytes, each as one character (Latin-1). */
export function pdfFault(text: string): string | null {
  if (text === '') return EMPTY_PDF
  if (!HEADER.test(text) || !text.slice(-2048).includes(END)) return NOT_A_PDF
  return ACTIVE.test(text.replaceAll(ESCAPED, unescaped)) ? ACTIVE_PDF : null
}

/** A file name without paths and control characters, with the ending `.pdf`. */
export function pdfName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!.replaceAll(/[\p{C}"*:<>?|]/gu, '').replace(/\.pdf$/i, '').trim().slice(0, 90)
  return `${last || 'resume'}.pdf`
}
