import { fold } from './words.ts'

/** Words that are found only as they are: the languages `C++`, `C#` and `F#`, and single letters, but not `a` and `I`. */
const EXACT = /^([cf]#|c\+\+|[b-hj-z])$/
/** The place before a word and after it. Texts without spaces have one between any two letters. */
const [BEFORE, AFTER] = ['(^|[^a-z0-9])', '($|[^a-z0-9+#])']

const wordsOf = (question: string): string[] => fold(question).split(/[\s,-]+/).filter((word) => word !== '').slice(0, 20)
const patternOf = (word: string): string => `${BEFORE}${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${EXACT.test(word) ? AFTER : ''}`

/** For each word of a question a regular expression (of JavaScript and PostgreSQL) for folded texts with a word that begins so; `C++`, `C#` and letters are whole words. */
export const wordPatterns = (question: string): string[] => wordsOf(question).map(patternOf)

/** The patterns of only those words that must be whole: English text search takes `C++` and `C#` for the same letter. */
export const wholeWordPatterns = (question: string): string[] => wordsOf(question).filter((word) => EXACT.test(word)).map(patternOf)
