import type { Db } from './database/database.ts'

declare module './extension-points.ts' {
  interface ExtensionPoints {
    /** What people make, by table: counted for admins, and moved when two accounts are merged. The order is the order of moving. */
    personContent: PersonContent
  }
}

/** A table whose rows belong to people. */
export interface PersonContent {
  label: string
  /** Where admins see what one person made; absent where there is no such page. */
  path?: (username: string) => string
  table: string
  /** The column with the person. */
  owner: string
  /** A row counts only while this column is null. */
  deletedAt?: string
  /** Columns of which a person has at most one combination: of two such rows, the one of the kept account stays. */
  oncePer?: string
  /** Runs before the rows are moved, for what a constraint would refuse. */
  beforeMove?(db: Db, people: { from: string; into: string }): Promise<void>
}
