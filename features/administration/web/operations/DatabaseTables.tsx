import { bytesText } from '#platform/rules/bytes.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { Figures } from './Figures.tsx'
import { OperationsPart } from './OperationsPart.tsx'

interface Stored {
  name: string
  bytes: number
  rows: number
}

interface Props {
  database: { bytes: number; connections: number; migrations: number; lastMigration: string; migratedAt: string; tables: readonly Stored[] }
}

/** The size of the database and its largest tables. */
export function DatabaseTables({ database }: Props) {
  return (
    <OperationsPart title="Database">
      <Figures
        rows={[
          ['Size', bytesText(database.bytes)],
          ['Connections', countText(database.connections)],
          ['Migrations', countText(database.migrations)],
        ]}
      />
      <p className="text-sm text-text-muted wrap-anywhere">
        Last migration: {database.lastMigration}, <TimeAgo at={database.migratedAt} />
      </p>
      <Table caption="Largest tables" keyOf={({ name }) => name} rows={database.tables} columns={TABLES} />
    </OperationsPart>
  )
}

const TABLES = [
  { title: 'Table', cell: ({ name }: Stored) => <code>{name}</code> },
  { title: 'Size', cell: ({ bytes }: Stored) => bytesText(bytes), numeric: true },
  { title: 'Rows', cell: ({ rows }: Stored) => countText(rows), numeric: true },
]
