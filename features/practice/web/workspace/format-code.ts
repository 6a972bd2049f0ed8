import { lineWithText, type Formatting } from '../../rules/formatting.ts'
import { indentOf, type EditorSettings } from './editor-settings.ts'

/** Formats a JavaScript program with Prettier, which is loaded on demand. */
export async function formatJavascript(code: string, settings: EditorSettings): Promise<Formatting> {
  const [{ format }, babel, estree] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/babel'), import('prettier/plugins/estree')])
  try {
    return { formatted: await format(code, { parser: 'babel', plugins: [babel, estree], tabWidth: indentOf(settings, 'javascript').length, semi: false, singleQuote: true }) }
  } catch (error) {
    const line = (error as { loc?: { start?: { line?: number } } }).loc?.start?.line
    return { errorLine: line === undefined ? null : lineWithText(code, line) }
  }
}
