import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '#platform/server/context.ts'
import type { FileStore } from '#platform/server/files.ts'
import { imageKey } from '#platform/server/images/store-image.ts'
import { columnsOf, picturesOf, rowsOfPart, saveFinished, saveProgress, type ExportRow } from './exports.queries.ts'

export const exportKey = (id: string) => `exports/${id}.zip`

const README = `This archive holds all that Cloggle keeps about you.

- data/*.json   one file for each kind of thing, as our database has it
- schema.json   what each file is, and the columns with their types
- blogs/*.md    your blogs and drafts as Markdown, formulas as LaTeX
- pictures/*    your pictures in the largest size that we have

Times are in UTC (ISO 8601).
`

interface Writing {
  id: string
  title: string
  content: string
  slug?: string
}

/** Packs all that a person has here into an archive, part by part, and keeps it; memory holds one part at a time. */
export async function makeExport(context: Context, row: ExportRow): Promise<void> {
  const zip = new ZipFile()
  const packed = zip.outputStream as Readable
  zip.on('error', (error: Error) => packed.destroy(error))
  const stored = context.files.put(exportKey(row.id), packed, 'application/zip')
  // What goes wrong with the file is heard of when the archive is complete.
  stored.catch(() => {})
  try {
    const all = await pack(context, row, zip)
    await stored
    await saveProgress(context.db, row.id, { done: all, all })
  } catch (failure) {
    // Nothing more comes: without this the file would stay half written and open.
    packed.destroy(failure as Error)
    throw failure
  }
  const file = await context.files.get(exportKey(row.id))
  file?.stream.destroy()
  await saveFinished(context.db, { id: row.id, bytes: file?.size ?? 0, at: context.clock.now() })
}

/** Gives of how many parts the archive consists; the last one is the end of the file. */
async function pack(context: Context, row: ExportRow, zip: ZipFile): Promise<number> {
  const at = context.clock.now()
  const text = (path: string, content: string) => zip.addBuffer(Buffer.from(content), path, { mtime: at })
  const pictures = await picturesOf(context.db, row.person_id)
  const all = context.exportParts.length + pictures.length + 1
  text('README.txt', README)
  let done = 0
  const description: Record<string, object> = {}
  for (const part of context.exportParts) {
    const rows = await rowsOfPart(context.db, part, row.person_id)
    const columns = (await columnsOf(context.db, part.table)).filter(({ name }) => part.without?.includes(name) !== true)
    description[`data/${part.file}.json`] = { about: part.about, columns: Object.fromEntries(columns.map(({ name, type }) => [name, type])) }
    text(`data/${part.file}.json`, JSON.stringify(rows, null, 2))
    if (part.file === 'blogs' || part.file === 'drafts') await addWritings(rows as Writing[], (path, markdown) => text(path, markdown))
    await saveProgress(context.db, row.id, { done: ++done, all })
  }
  text('schema.json', JSON.stringify(description, null, 2))
  for (const id of pictures) {
    await addPicture(context.files, zip, { id, at })
    await saveProgress(context.db, row.id, { done: ++done, all })
  }
  zip.end()
  return all
}

/** Adds a picture, which is opened when its turn comes: one file is open at a time. */
async function addPicture(files: FileStore, zip: ZipFile, { id, at }: { id: string; at: Date }): Promise<void> {
  const key = imageKey(id, 'large')
  if (!(await files.has(key))) return
  zip.addReadStreamLazy(`pictures/${id}.webp`, { mtime: at, compress: false }, (add) => {
    const fail = (error: Error) => void zip.emit('error', error)
    files.get(key).then((file) => {
      const stream = file?.stream ?? Readable.from([])
      add(null, stream.once('error', fail))
    }, fail)
  })
}

async function addWritings(rows: readonly Writing[], add: (path: string, markdown: string) => void): Promise<void> {
  // Parsers come with the first export that needs them.
  const { htmlToMarkdown } = await import('#platform/server/rich-text/to-markdown.ts')
  for (const { id, title, content, slug } of rows) {
    const name = slug ?? `draft-${id}`
    add(`blogs/${name}.md`, `# ${title.replace(/\n/g, ' ')}\n\n${htmlToMarkdown(content)}`)
  }
}
