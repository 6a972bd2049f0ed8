// Portraits of the demo people: flat shapes, so that nobody takes them for a photograph of somebody.

export type Hair = 'short' | 'parted' | 'long' | 'bob' | 'bun' | 'curly' | 'afro' | 'braids' | 'scarf' | 'none'

export interface Portrait {
  skin: string
  hair: Hair
  /** The color of the hair, or of the scarf. */
  color: string
  /** The color of the clothes. */
  clothes: string
  background: string
  glasses?: true
  beard?: true
}

const shade = '#1b1c2a'

const circle = (x: number, y: number, radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, width: number, color = shade) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

const FRINGE = 'M158 222C142 120 200 84 260 84C326 84 372 124 354 222C344 186 326 166 304 154C256 172 206 170 184 176C170 188 164 204 158 222Z'
const PARTED = 'M158 226C138 118 206 82 262 84C328 86 370 128 354 226C348 178 330 150 296 128C262 164 214 176 182 178C170 190 164 206 158 226Z'
const CURLS = [[176, 150, 40], [206, 112, 44], [256, 98, 48], [306, 112, 44], [336, 150, 40], [164, 190, 28], [348, 190, 28]] as const

/** What lies behind the head. */
function behind({ hair, color }: Portrait): string {
  if (hair === 'long') return path('M256 74C150 74 130 170 136 270C140 340 130 400 118 446H394C382 400 372 340 376 270C382 170 362 74 256 74Z', color)
  if (hair === 'bob') return path('M256 76C154 76 130 160 136 250C138 300 140 330 150 346H362C372 330 374 300 376 250C382 160 358 76 256 76Z', color)
  if (hair === 'braids') return path('M256 76C154 76 136 160 140 240V430H184V240H328V430H372V240C376 160 358 76 256 76Z', color)
  if (hair === 'afro') return circle(256, 186, 148, color)
  if (hair === 'bun') return circle(256, 78, 46, color)
  return ''
}

/** What lies over the forehead. */
function front({ hair, color }: Portrait): string {
  if (hair === 'none') return ''
  if (hair === 'scarf') {
    return path('M256 70C128 70 112 196 128 292C138 360 176 404 256 404S374 360 384 292C400 196 384 70 256 70ZM256 132C316 132 344 176 342 236C340 300 304 346 256 346S172 300 170 236C168 176 196 132 256 132Z', color).replace('<path', '<path fill-rule="evenodd"')
  }
  if (hair === 'curly') return CURLS.map(([x, y, radius]) => circle(x, y, radius, color)).join('')
  if (hair === 'afro') return path('M162 206C156 130 206 112 256 112S356 130 350 206C336 164 306 146 256 146S176 164 162 206Z', color)
  return path(hair === 'parted' || hair === 'long' ? PARTED : FRINGE, color)
}

function face({ skin, glasses, beard, color, hair }: Portrait): string {
  const brow = hair === 'scarf' || hair === 'none' ? shade : color
  return [
    beard === true ? path('M164 236C166 322 204 352 256 352S346 322 348 236C340 276 324 292 300 290C276 276 236 276 212 290C188 292 172 276 164 236Z', color) : '',
    line('M198 204Q214 194 230 204M282 204Q298 194 314 204', 6, brow),
    circle(215, 228, 7, shade),
    circle(297, 228, 7, shade),
    `<g opacity="0.35">${line('M256 232Q250 256 258 262', 5)}</g>`,
    beard === true ? line('M232 302Q256 316 280 302', 6, skin) : line('M226 292Q256 318 286 292', 6),
    glasses === true ? `<g fill="none" stroke="${shade}" stroke-width="6"><rect x="184" y="204" width="62" height="50" rx="22"/><rect x="266" y="204" width="62" height="50" rx="22"/><path d="M246 226Q256 220 266 226"/></g>` : '',
  ].join('')
}

/** The picture of a portrait as SVG. */
export function drawPortrait(portrait: Portrait): string {
  const { skin, clothes, background, hair } = portrait
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${background}"/>`,
    behind(portrait),
    path('M60 512C74 420 160 376 256 376S438 420 452 512Z', clothes),
    path('M212 300H300V372Q256 420 212 372Z', skin),
    `<g opacity="0.14">${path('M212 322Q256 366 300 322V356Q256 396 212 356Z', shade)}</g>`,
    hair === 'scarf' ? '' : `<ellipse cx="164" cy="232" rx="16" ry="24" fill="${skin}"/><ellipse cx="348" cy="232" rx="16" ry="24" fill="${skin}"/>`,
    `<ellipse cx="256" cy="226" rx="94" ry="116" fill="${skin}"/>`,
    face(portrait),
    front(portrait),
    '</svg>',
  ].join('')
}
