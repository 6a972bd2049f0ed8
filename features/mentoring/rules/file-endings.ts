import type { FileType } from './group-files.ts'

/** The endings that a file of each type may have. Texts are also code, notebooks and data. */
const ENDINGS: Record<FileType, readonly string[]> = {
  pdf: ['pdf'], png: ['png'], jpg: ['jpg', 'jpeg'], gif: ['gif'], webp: ['webp'],
  zip: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'npz', 'whl'],
  txt: [
    'txt', 'md', 'markdown', 'rst', 'tex', 'bib', 'log', 'csv', 'tsv', 'json', 'jsonl', 'yaml', 'yml', 'toml', 'ini', 'cfg', 'xml', 'svg', 'html', 'css', 'diff', 'patch',
    'py', 'pyi', 'ipynb', 'r', 'rmd', 'qmd', 'jl', 'm', 'sql', 'js', 'mjs', 'ts', 'jsx', 'tsx', 'c', 'h', 'cpp', 'cc', 'hpp', 'cu', 'java', 'kt', 'scala', 'go', 'rs', 'rb', 'swift', 'cs', 'hs', 'lua', 'sh',
  ],
}
const ALL = new Set(Object.values(ENDINGS).flat())

const endingOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file can't be uploaded because of the ending of its name; null if it can. A name without an ending is fine. */
export function endingRefusal(name: string): string | null {
  const ending = endingOf(name)
  return ending === '' || ALL.has(ending) ? null : `Files that end in “.${ending}” aren’t supported. Choose a notebook, code, a text, a PDF, an image, an Office document or a ZIP archive.`
}

/** Why the name of a file doesn’t fit the type of its content; null if it does. */
export function mismatch(name: string, type: FileType): string | null {
  const ending = endingOf(name)
  return endingRefusal(name) ?? (ending === '' || ENDINGS[type].includes(ending) ? null : `The content of this file isn’t what its ending “.${ending}” says. Save it again in that format, or rename it.`)
}
