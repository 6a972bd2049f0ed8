import { lineWithText, type Formatting } from '../../rules/formatting.ts'
import { indentOf, type EditorSettings } from './editor-settings.ts'

/** Formats a query with sql-formatter, which is loaded on demand. A bracket that is not closed is a syntax error, for example. */
export async function formatSql(code: string, settings: EditorSettings): Promise<Formatting> {
  const { formatDialect, sqlite } = await import('sql-formatter')
  try {
    return { formatted: `${formatDialect(code, { dialect: sqlite, tabWidth: indentOf(settings, 'sql').length, keywordCase: 'upper', linesBetweenQueries: 1 })}\n` }
  } catch (error) {
    const line = /at line (\d+) column/.exec(String(error))?.[1]
    return { errorLine: line === undefined ? null : lineWithText(code, Number(line)) }
  }
}
