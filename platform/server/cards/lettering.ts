import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { lazy } from '../lazy.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { xmlText } from '../xml.ts'

/** Fonts for all scripts of titles, checked in (`tools/card-fonts.ts`): none needs to be installed. */
const FOLDER = join(PROJECT_ROOT, 'platform/server/cards/fonts')
/** By their names in the files; each static weight is a family of its own. */
const OTHER_SCRIPTS = ['', ' Arabic', ' Hebrew', ' Devanagari', ' Bengali', ' Tamil', ' Thai', ' Armenian', ' Georgian'].map((script) => `Noto Sans${script} SemiBold`)
const FALLBACKS = [...OTHER_SCRIPTS, 'Noto Sans SC Thin', 'Noto Sans JP Thin', 'Noto Sans KR Thin', 'Noto Emoji'].join(', ')
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The drawing library keeps a font that was named once for the rest of the process. */
const registerFonts = lazy(async () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.ttf'))) {
    await sharp({ text: { text: 'a', fontfile: join(FOLDER, file) } }).raw().toBuffer()
  }
})

export interface Lettering {
  text: string
  /** The edges between which it is written, and the middle of its height. */
  left: number
  right: number
  middle: number
  maxHeight: number
  /** Font sizes in pixels, the preferred one first. */
  sizes: readonly number[]
  isBold: boolean
  color: string
}

/** Draws a text in the largest size that fits; the end of one that is too long in the smallest is cut with an ellipsis. An empty text draws nothing. */
export async function letter(lettering: Lettering): Promise<OverlayOptions[]> {
  await registerFonts()
  const { left, right, middle, maxHeight, sizes } = lettering
  let text = lettering.text.trim()
  if (text === '') return []
  for (let at = 0; ; ) {
    const { data, info } = await drawText(text, sizes[at]!, lettering)
    const fits = info.height <= maxHeight && info.width <= right - left
    const signs = Array.from(text)
    if (fits || signs.length < 3) {
      const from = RIGHT_TO_LEFT.test(text) ? right - info.width : left
      return [{ input: data, raw: { width: info.width, height: info.height, channels: 4 }, left: Math.max(0, Math.round(from)), top: Math.max(0, Math.round(middle - info.height / 2)) }]
    }
    if (at < sizes.length - 1) at += 1
    else text = `${signs.slice(0, Math.floor(signs.length * 0.85)).join('').replace(/[\s…]+$/, '')}…`
  }
}

const drawText = (text: string, size: number, { left, right, isBold, color }: Lettering) =>
  sharp({
    text: {
      text: `<span font_family="${isBold ? 'Geist SemiBold, ' : ''}Geist, ${FALLBACKS}" size="${size * 1024}" weight="${isBold ? 600 : 400}" foreground="${color}">${xmlText(text)}</span>`,
      width: right - left,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.1),
    },
  }).raw().toBuffer({ resolveWithObject: true })
