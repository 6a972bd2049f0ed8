/** One file of a person's data export: the table it comes from, the columns left out, and a description. */
export interface ExportPart {
  file: string
  table: string
  /** The column that refers to the person. */
  owner: string
  /** Columns that are left out: secrets, and columns that only serve searching. */
  without?: readonly string[]
  about: string
}

/** The personal data of a feature. A test checks that each column that refers to a person is in exactly one of the two lists. */
export interface PersonalData {
  exported?: readonly ExportPart[]
  /** Columns (`table.column`) that refer to a person and are not in an export, with the reason. */
  notExported?: Readonly<Record<string, string>>
}
