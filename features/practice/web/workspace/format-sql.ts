import { indentOf, type EditorSettings } from './editor-settings.ts'

/** Formats a query with sql-formatter, which is loaded on demand. Null if it can’t be read, as with a bracket that is not closed. */
export async function formatSql(code: string, settings: EditorSettings): Promise<string | null> {
  const { formatDialect, sqlite } = await import('sql-formatter')
  try {
    return `${formatDialect(code, { dialect: sqlite, tabWidth: indentOf(settings, 'sql').length, keywordCase: 'upper', linesBetweenQueries: 1 })}\n`
  } catch {
    return null
  }
}
