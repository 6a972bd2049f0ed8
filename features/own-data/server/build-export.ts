import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '#platform/server/context.ts'
import type { ExportSource } from '#platform/server/export-documents.ts'
import type { FileStore } from '#platform/server/files.ts'
import { imageKey } from '#platform/server/images/store-image.ts'
import { columnsOf, imageIdsOf, rowsOfPart, saveFinished, saveProgress, type ExportRow } from './exports.queries.ts'

export const exportKey = (id: string) => `exports/${id}.zip`

/** The README of the archive. */
const readme = (sources: readonly ExportSource[]) => `This archive contains all data that Cloggle stores about you.

- data/*.json      one file for each database table
- schema.json      what each file contains, and its columns with their types
${sources.map(({ about }) => `- ${about}\n`).join('')}- images/*         your images in the largest size we store

Times are in UTC (ISO 8601).
`

/** Builds the archive of a person's data part by part and stores it; only one part is in memory at a time. */
export async function buildExport(context: Context, row: ExportRow): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const stored = context.files.put(exportKey(row.id), output, 'application/zip')
  // File errors are thrown when the archive is finished.
  stored.catch(() => {})
  try {
    const total = await addFiles(context, row, zip)
    await stored
    await saveProgress(context.db, row.id, { done: total, all: total })
  } catch (failure) {
    // Nothing more follows: without this the file would stay open and half written.
    output.destroy(failure as Error)
    throw failure
  }
  const file = await context.files.get(exportKey(row.id))
  file?.stream.destroy()
  await saveFinished(context.db, { id: row.id, bytes: file?.size ?? 0, at: context.clock.now() })
}

/** Returns the number of parts of the archive; the last one is the end of the file. */
async function addFiles(context: Context, row: ExportRow, zip: ZipFile): Promise<number> {
  const at = context.clock.now()
  const text = (path: string, content: string) => zip.addBuffer(Buffer.from(content), path, { mtime: at })
  const imageIds = await imageIdsOf(context.db, row.person_id)
  const sources = [...context.contributions.to('exportDocuments').values()]
  const total = context.exportParts.length + sources.length + imageIds.length + 1
  text('README.txt', readme(sources))
  let done = 0
  const description: Record<string, object> = {}
  for (const part of context.exportParts) {
    const rows = await rowsOfPart(context.db, part, row.person_id)
    const columns = (await columnsOf(context.db, part.table)).filter(({ name }) => part.without?.includes(name) !== true)
    description[`data/${part.file}.json`] = { about: part.about, columns: Object.fromEntries(columns.map(({ name, type }) => [name, type])) }
    text(`data/${part.file}.json`, JSON.stringify(rows, null, 2))
    await saveProgress(context.db, row.id, { done: ++done, all: total })
  }
  text('schema.json', JSON.stringify(description, null, 2))
  for (const source of sources) {
    for await (const document of source.documentsOf(context, row.person_id)) text(document.path, document.text)
    await saveProgress(context.db, row.id, { done: ++done, all: total })
  }
  for (const id of imageIds) {
    await addImage(context.files, zip, { id, at })
    await saveProgress(context.db, row.id, { done: ++done, all: total })
  }
  zip.end()
  return total
}

/** Adds an image, which is opened only when it is written, so that one file is open at a time. */
async function addImage(files: FileStore, zip: ZipFile, { id, at }: { id: string; at: Date }): Promise<void> {
  const key = imageKey(id, 'large')
  if (!(await files.has(key))) return
  zip.addReadStreamLazy(`images/${id}.webp`, { mtime: at, compress: false }, (add) => {
    const fail = (error: Error) => void zip.emit('error', error)
    files.get(key).then((file) => {
      const stream = file?.stream ?? Readable.from([])
      add(null, stream.once('error', fail))
    }, fail)
  })
}
