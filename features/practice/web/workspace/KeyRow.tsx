import type { RefObject } from 'react'
import type { Language } from '../../rules/problem.ts'
import type { KeyTarget } from './CodeField.tsx'

/** What a key types, and by how much the cursor moves back. */
type Key = [label: string, text: string, back: number]

const PAIRS: readonly Key[] = [['( )', '()', 1], ['[ ]', '[]', 1], ['{ }', '{}', 1], ['" "', '""', 1], [':', ':', 0], ['=', ' = ', 0], ['_', '_', 0]]
const OWN: Record<Language, readonly Key[]> = { python: [['#', '# ', 0]], javascript: [[';', ';', 0], ['=>', ' => ', 0]], sql: [[',', ', ', 0], [';', ';', 0], ["' '", "''", 1], ['*', '*', 0]] }

/** Brackets, indentation and other characters that are hard to reach on the keyboard of a phone. */
export function KeyRow({ target, language }: { target: RefObject<KeyTarget | null>; language: Language }) {
  return (
    <div role="group" aria-label="Keys" className="key-row">
      <button type="button" aria-label="Indent" onClick={() => target.current?.indent()}>
        ⇥
      </button>
      {[...PAIRS, ...OWN[language]].map(([label, text, back]) => (
        <button key={label} type="button" aria-label={`Insert ${text.trim()}`} onClick={() => target.current?.insert(text, back)}>
          {label}
        </button>
      ))}
    </div>
  )
}
