/** What an export of somebody's own data holds, one file for each: where it comes from, what is left out of it, and what it is. */
export interface ExportPart {
  file: string
  table: string
  /** The column that says whose it is. */
  owner: string
  /** Columns that are left out: secrets, and what is only there for our searching. */
  without?: readonly string[]
  about: string
}

/** The personal data of a feature. Each column of its tables that refers to a person is in one of the two, so that nothing is forgotten. */
export interface PersonalData {
  exported?: readonly ExportPart[]
  /** Columns (`table.column`) that refer to a person and are not in an export, with the reason. */
  notExported?: Readonly<Record<string, string>>
}
