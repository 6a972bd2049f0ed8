import { indentOf, type EditorSettings } from './editor-settings.ts'

/** Formats a JavaScript program with Prettier, which is loaded on demand. Null if it has syntax errors. */
export async function formatJavascript(code: string, settings: EditorSettings): Promise<string | null> {
  const [{ format }, babel, estree] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/babel'), import('prettier/plugins/estree')])
  try {
    return await format(code, { parser: 'babel', plugins: [babel, estree], tabWidth: indentOf(settings, 'javascript').length, semi: false, singleQuote: true })
  } catch {
    return null
  }
}
