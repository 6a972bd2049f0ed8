/** Longer lines are words. */
const MAX_LINE = 400

const TRACEBACK = /^Traceback \(most recent call last\):/
const FRAME = /^\s*File ".*", line \d+|^\s+at \S.*:\d+\)?$|^\s+at [\w.$<>]+\(.*\)$/
const FAILURE = /^[\w.]*(?:Error|Exception|Warning|KeyboardInterrupt)\b/
const DIFF_HUNK = /^@@ .* @@/
const COMMIT = /^commit [0-9a-f]{7,40}\b/
/** Lines of boxes, trees, rules and progress bars. */
const DRAWN = /[│├└┌┐┘┬┴┼╭╰║╔╚]|^\s*[+|][-=+]{3}|^\s*([=_-])\1{19}|\[[=#>. ]{5,}\]|[█▏▎▍▌▋▊▉]{3}/
/** Columns that spaces hold apart; two spaces after a sentence are none. */
const COLUMNS = /[^\s.!?:,] {2,}\S.*[^\s.!?:,] {2,}\S|^ {6,}\S+(?: {2,}\S+)+$/
/** Numbers of an array as Python prints it. */
const ARRAY = /^[\w.]{0,20}\(?\s*\[/
const NUMBERS = /^[\w.]{0,20}\(?[\s[(]*-?\d[\d\s.,eE+\-[\]()']*,?$/

/** Whether a text of several lines is what a program printed, whose lines and spaces are kept: a diff, a stack trace, a log of commits, rows of values, columns, a drawn tree. */
export const isOutput = (lines: readonly string[], isProse: (line: string) => boolean): boolean =>
  isDiff(lines) || COMMIT.test(lines[0]!) || isStackTrace(lines, isProse) || isCsv(lines) || isDrawn(lines)

const isDiff = (lines: readonly string[]) => lines.some((line) => DIFF_HUNK.test(line)) || (/^(?:--- |diff --git )/.test(lines[0]!) && lines.some((line) => line.startsWith('+++ ')))

/** The calls that led to an error, of Python, JavaScript or Java, without much said about it. */
function isStackTrace(lines: readonly string[], isProse: (line: string) => boolean): boolean {
  const frames = lines.filter((line) => FRAME.test(line)).length
  const said = lines.filter((line) => !TRACEBACK.test(line) && !FRAME.test(line) && !FAILURE.test(line) && isProse(line)).length
  return (TRACEBACK.test(lines[0]!) || frames >= Math.max(2, lines.length / 2)) && said * 3 <= lines.length
}

/** Rows with the same number of values between commas, none of which is a sentence. */
function isCsv(lines: readonly string[]): boolean {
  const rows = lines.map((line) => line.split(','))
  const [first] = rows
  return lines.length >= 3 && first!.length >= 2 && !lines.every((line) => line.endsWith(',')) && rows.every((cells) => cells.length === first!.length && cells.every((cell) => cell.length <= 60 && !/^\s/.test(cell) && cell.split(' ').length <= 4))
}

/** Most lines are drawn, or in columns; a table of Markdown is neither. */
function isDrawn(lines: readonly string[]): boolean {
  if (lines.some((line) => /^\s*\|?\s*:?-{3,}:?\s*\|/.test(line))) return false
  const matching = (pattern: RegExp) => lines.filter((line) => line.length <= MAX_LINE && pattern.test(line)).length
  const [drawn, columns] = [matching(DRAWN), matching(COLUMNS)]
  return (drawn >= 2 && (drawn + columns) / lines.length >= 0.5) || (columns >= 2 && columns / lines.length >= 0.7) || (ARRAY.test(lines[0]!) && matching(NUMBERS) === lines.length)
}
