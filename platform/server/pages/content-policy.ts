import { hash } from 'node:crypto'

/** The source expression of an inline script: the SHA-256 of its text. */
export const sourceOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

interface Sources {
  /** Source expressions of the inline scripts; scripts that they load may run too. */
  scripts: readonly string[]
  development?: boolean
}

/** The content security policy of a page: the same for every reader, so that a page may be cached (requirement P-9). */
export function contentPolicy({ scripts, development = false }: Sources): string {
  return (
    `default-src 'self'; script-src ${scripts.join(' ')} 'strict-dynamic'; style-src 'self'${development ? " 'unsafe-inline'" : ''}; ` +
    `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'${development ? ' ws:' : ''}; ` +
    `${development ? "worker-src 'self' blob:; " : ''}frame-src 'self' https://www.youtube-nocookie.com; ` +
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
  )
}
