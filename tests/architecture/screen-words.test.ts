import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['features/*/web/*', 'features/*/rules/*', 'platform/web', 'platform/rules', 'app/web']
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(join(ROOT, file)))

/** Phrases that sound translated, with their replacement. No text of the specification contains one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'anyone who, people who'],
  [/\bwhom\b/i, 'who, people you'],
  // Not the names of components and values.
  [/(?<!<)\b(some|no|every|any)body(?= [a-z]|[.!?…,’<])/i, 'someone, no one, everyone, anyone'],
  [/\bcould not be (had|loaded|shown)\b/i, 'couldn’t load'],
  [/\b(we|you|they) (are|have|can|could|do|did|will|would) ?not\b/i, 'a contraction: can’t, don’t'],
  [/\bcannot be\b/i, 'can’t be'],
  [/\bstands? (there|here)\b/i, 'appears, is'],
  [/\bthat is no\b/i, 'that isn’t a'],
  [/\bno longer so\b/i, 'has changed'],
  [/\bas it (was at first|should be)\b/i, 'the default, as expected'],
  [/\b(take|taken) (it|this|them) off\b/i, 'remove, unpublish'],
  [/\bthrow (it|them) away\b/i, 'discard'],
  [/\blet back in\b/i, 'unsuspend'],
  [/\bneed not\b/i, 'don’t need to'],
  [/\bone can\b/i, 'you can'],
  [/\bpresent (password|address|role|one)\b/i, 'current'],
  [/\bmeanwhile\./i, 'already'],
  [/\banew\b/i, 'again'],
  [/\be-mails?\b/i, 'email'],
  [/\b(a|by|the|this|our) mails?\b/i, 'email'],
]

/** The texts and the code of a file, without its comments. */
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|\s)\/\/.*$/gm, ' ')

test('texts on the screen are plain English', () => {
  const found = files.flatMap((file) => {
    // A sentence may continue on the next line, and in code in the next string.
    const text = withoutComments(readFileSync(join(ROOT, file), 'utf8')).replaceAll(/'\s*\+\s*'|\s+/g, ' ')
    return PHRASES.flatMap(([phrase, better]) => {
      const match = phrase.exec(text)?.[0]
      return match === undefined ? [] : [`${file}: "${match}" (better: ${better})`]
    })
  })
  expect(found).toEqual([])
})
