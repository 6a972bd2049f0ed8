import { useEffect, useState } from 'react'
import { LANGUAGES, type Language } from '../../rules/problem.ts'

const LANGUAGE = 'cloggle.code-language'
const PLAIN = 'cloggle.code-plain'

/** A choice that is stored on this device. The server renders the first option. */
function useStoredChoice<Value extends string>(key: string, first: Value, all: readonly Value[]): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(first)
  useEffect(() => {
    try {
      const stored = all.find((option) => option === localStorage.getItem(key))
      if (stored !== undefined) setValue(stored)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, [key, all])
  const choose = (chosen: Value) => {
    setValue(chosen)
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // See above.
    }
  }
  return [value, choose]
}

/** The language of the workspace: one of those of the problem. A problem with one language leaves the choice for others as it is. */
export function useLanguage(languages: readonly Language[]): [Language, (language: Language) => void] {
  const [chosen, choose] = useStoredChoice<Language>(LANGUAGE, 'python', LANGUAGES)
  return [languages.includes(chosen) ? chosen : languages[0]!, choose]
}

const YES_NO = ['yes', 'no'] as const

/** Whether to use a plain text area instead of the editor. */
export function usePlainText(): [boolean, (isPlain: boolean) => void] {
  const [value, choose] = useStoredChoice<'yes' | 'no'>(PLAIN, 'no', YES_NO)
  return [value === 'yes', (isPlain) => choose(isPlain ? 'yes' : 'no')]
}
