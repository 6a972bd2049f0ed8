const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMES = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`)
const SRT_TIMES = /^\d{2}:\d{2}:\d{2},\d{3} --> /m

const seconds = ([hours = '0', minutes, rest, parts]: (string | undefined)[]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(parts) / 1000

/** Why a text is not a file of captions that browsers can show (WebVTT); null if it is one. */
export function captionsFault(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) {
    return SRT_TIMES.test(text) ? 'These captions are in SRT format. Convert them to WebVTT first.' : 'These captions aren’t WebVTT: the first line must be WEBVTT.'
  }
  let cues = 0
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const match = TIMES.exec(line.trim())
    if (match === null) return `Line ${at + 1} of these captions isn’t a WebVTT time range, such as 00:01.000 --> 00:04.000.`
    if (seconds(match.slice(5, 9)) <= seconds(match.slice(1, 5))) return `Line ${at + 1} of these captions ends before it begins.`
    cues += 1
  }
  return cues === 0 ? 'These captions are empty.' : null
}
