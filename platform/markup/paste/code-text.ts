import { isOutput } from './output-text.ts'

/** What kind of code a plain text is: the name of its language, an empty text for code of an unknown one, or null for prose. */
export function codeLanguageOf(text: string): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2 || lines.some((line) => /^ {0,3}(?:`{3,}|~{3,})/.test(line))) return null
  if (/^(?:>>> |In \[\d+\]: )/m.test(text)) return 'python'
  if (isOutput(lines, isProse)) return ''
  const prose = lines.filter(isProse).length
  if (prose * 2 > lines.length) return null
  const code = lines.filter((line) => !COMMENT.test(line))
  const rest = Math.max(1, code.length)
  for (const [language, pattern, share, sign] of LANGUAGES) {
    const found = code.filter((line) => pattern.test(line)).length
    if (found >= Math.min(2, rest) && found / rest >= share && (sign === undefined || sign.test(text)) && prose <= found) return language
  }
  return null
}

const COMMENT = /^\s*(?:#(?!#* [A-Z][^.]*$)|#\s|\/\/|--\s|\/\*|\*\s)/
const PYTHON = /^\s*(?:@\w|(?:async )?def \w+\(|class \w+[(:]|import \w|from [\w.]+ import |(?:if|elif|for|while|with|try|except|finally|else)\b.*:\s*(?:#.*)?$|return\b|raise\b|yield\b|pass$|break$|continue$|print\(|[\w.[\]]+(?:, ?[\w.[\]]+)* ?[-+*/|&%@]?= ?\S|[\w.]+\(.*\)?$|[\])}]+,?$|['"\d].*,$)/
const BRACES = /[{};]\s*$|^\s*[})\]]+[;,)]*\s*$|^\s*(?:import |export |const |let |var |function |return |public |private |#include|using |package |func |fn |impl |struct |if ?\(|for ?\(|while ?\()|=>|\)\s*\{/
const SQL = /^\s*(?:select|from|where|group by|order by|having|insert into|update|delete from|create (?:table|view|index)|(?:left |inner |right |full )?join|with \w+ as|union|limit|and|or|on)\b/i
const SHELL = /^\s*(?:[$%] \S|(?:sudo|npm|pip3?|git|cd|ls|mkdir|docker|conda|python3?|curl|echo|export|chmod|apt|source|uv|brew) )/
const YAML = /^\s*(?:- )?(?:[\w."'/-]+:(?:\s+\S.*)?|- \S.*)$/
const LOG = /^\s*(?:\[?\d{4}-\d{2}-\d{2}[T ]|\[?\d{2}:\d{2}:\d{2}|\[?(?:INFO|WARN(?:ING)?|ERROR|DEBUG|TRACE)\b|Epoch \d+\/\d+|Traceback |\s+File ".*", line \d+)/
const MARKUP = /^\s*<[/!]?[a-z][^<>]*>?/i
const R = /<- ?\S|%>%|\|>$|^library\(|^\s*(?:filter|mutate|summari[sz]e|group_by|select|ggplot|geom_\w+)\(/
const DOCKER = /^(?:FROM|RUN|COPY|CMD|WORKDIR|ENV|EXPOSE|ENTRYPOINT|ARG|ADD|USER|VOLUME|LABEL) \S|^ {2,}\S/
const SETTINGS = /^\s*(?:\[\[?[\w."-]+\]?\]|[\w."-]+\s*=\s*(?:["'\d[{]|true|false).*)$/
const REQUIREMENT = /^[A-Za-z][\w.-]*(?:\[[\w,]+\])?(?:[=~<>!]=|[<>])[\d.*,<>=!~]+$/
const ENDED = /^\s*(?:using \w|module \w|function \w|struct \w|(?:for|while|if|elseif|else|return|begin|let)\b|end;?$|[\w.]+!?\(.*\)|[\w.[\]]+(?:, ?[\w.]+)* ?[-+*/.|&]?= ?\S)/
const TEX = /^\s*\\(?:begin|end|item|documentclass|usepackage|section|hline|toprule|midrule|bottomrule)\b|\\\\\s*$/
const MAKE = /^(?:[\w./-]+:(?: .*)?$|\t)/

/** Language, how its lines look, which share of the lines must look so, and what the text must have besides. */
const LANGUAGES: readonly (readonly [string, RegExp, number, RegExp?])[] = [
  ['', LOG, 0.6],
  ['', DOCKER, 0.9, /^FROM \S+[^]*^(?:RUN|COPY|CMD|WORKDIR|ENV|ENTRYPOINT) /m],
  ['', REQUIREMENT, 0.5],
  ['', SETTINGS, 0.8, /^\[\[?[\w."-]+\]?\]$/m],
  ['html', MARKUP, 0.7, /<\/[a-z][\w-]*>/i],
  ['r', R, 0.5, /<- ?\S|%>%|^library\(/m],
  ['', ENDED, 0.8, /^end;?$/m],
  ['', TEX, 0.6, /^\s*\\(?:begin\{(?:tabular|document|figure|table|itemize|enumerate|algorithm)|documentclass)/m],
  ['python', PYTHON, 0.7, /^\s*(?:(?:async )?def |class \w+[(:]|import \w|from [\w.]+ import |(?:for|if|while|with|try|else|elif|except)\b.*:\s*$)|^\w[\w.[\]]* = .*\w\(|^\w[\w.]*\(.*\)$/m],
  ['sql', SQL, 0.5, /^\s*(?:select|insert into|update|delete from|create|with)\b/im],
  ['', MAKE, 0.8, /^[\w./-]+:(?: .*)?\n\t/m],
  ['bash', SHELL, 0.6],
  ['yaml', YAML, 0.9, /^(?:\s*-? ?[\w"'/-]+:\s*\n\s+\S|---\n|[\w"'/-]+: \S+\n\s*[\w"'/-]+:\s*\n\s+\S)/m],
  ['json', /^\s*(?:[{}[\]],?|"[^"]*"\s*:.*|.*[[{]|[}\]],?|"[^"]*",?|[\d.]+,?)\s*$/, 0.9, /^\s*[{[]/],
  ['', BRACES, 0.6, /[{};]\s*$/m],
]

/** A sentence: several words without the signs of code. */
const isProse = (line: string) => /^\s*(?:[-*+]\s|\d+[.)]\s|#+\s|>\s)?["'“‘(]?\p{L}[^{};=]*\s\p{L}+[ ,]\p{L}[^{};=]*[.!?:…”"')]?$/u.test(line) && !/^\s*(?:def|class|import|from|for|while|if|elif|return|with|try|select|insert)\b/i.test(line) && line.trim().split(/\s+/).length >= 5
