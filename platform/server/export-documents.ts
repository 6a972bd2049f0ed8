import type { Context } from './context.ts'

declare module './extension-points.ts' {
  interface ExtensionPoints {
    /** What a feature adds to a person's data export besides its tables. */
    exportDocuments: ExportSource
  }
}

/** A text file of a person's data export. */
export interface ExportDocument {
  path: string
  text: string
}

/** Files that a feature adds to a data export, for people to read or for data that its tables alone do not show. */
export interface ExportSource {
  /** Its line in the README of the archive: the paths and what they have. */
  about: string
  /** The documents of a person, one at a time, so that only one is in memory. */
  documentsOf(context: Context, personId: string): AsyncIterable<ExportDocument>
}
