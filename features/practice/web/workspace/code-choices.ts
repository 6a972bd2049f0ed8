import { useEffect, useState } from 'react'
import { LANGUAGES, type Language } from '../../rules/problem.ts'

const LANGUAGE = 'cloggle.code-language'
const PLAIN = 'cloggle.code-plain'

/** A choice that this device remembers; the public page shows the first one. */
function useRemembered<Value extends string>(key: string, first: Value, all: readonly Value[]): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(first)
  useEffect(() => {
    try {
      const kept = all.find((one) => one === localStorage.getItem(key))
      if (kept !== undefined) setValue(kept)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, [key, all])
  const choose = (chosen: Value) => {
    setValue(chosen)
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // As above.
    }
  }
  return [value, choose]
}

export const useLanguage = () => useRemembered<Language>(LANGUAGE, 'python', LANGUAGES)

const YES_NO = ['yes', 'no'] as const

/** Whether somebody wants a plain text area instead of the editor. */
export function usePlainText(): [boolean, (isPlain: boolean) => void] {
  const [value, choose] = useRemembered<'yes' | 'no'>(PLAIN, 'no', YES_NO)
  return [value === 'yes', (isPlain) => choose(isPlain ? 'yes' : 'no')]
}
