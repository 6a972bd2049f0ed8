/** The tilt of a card (specification, section 9). */
export const TILT = { maximum: 20, scale: 1, perspective: 1000, speed: 400 } as const

/** How a card leans when the pointer is at this place of it, from 0 to 1 each way: degrees around its two axes. */
export function tiltAt(x: number, y: number): { x: number; y: number } {
  const lean = (part: number) => (Math.min(1, Math.max(0, part)) - 0.5) * 2 * TILT.maximum
  return { x: -lean(y) + 0, y: lean(x) + 0 }
}

/** The tilt as the browser draws it. */
export const tiltTransform = ({ x, y }: { x: number; y: number }) =>
  `perspective(${TILT.perspective}px) rotateX(${x.toFixed(2)}deg) rotateY(${y.toFixed(2)}deg) scale3d(${TILT.scale}, ${TILT.scale}, ${TILT.scale})`
