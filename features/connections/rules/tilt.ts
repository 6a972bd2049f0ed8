/** The tilt of a card (specification, section 9). */
export const TILT = { maximum: 20, scale: 1, perspective: 1000, speed: 400 } as const

/** The tilt in degrees around both axes for a pointer position from 0 to 1 in each direction. */
export function tiltAt(x: number, y: number): { x: number; y: number } {
  const lean = (part: number) => (Math.min(1, Math.max(0, part)) - 0.5) * 2 * TILT.maximum
  return { x: -lean(y) + 0, y: lean(x) + 0 }
}

/** The tilt as a CSS transform. */
export const tiltTransform = ({ x, y }: { x: number; y: number }) =>
  `perspective(${TILT.perspective}px) rotateX(${x.toFixed(2)}deg) rotateY(${y.toFixed(2)}deg) scale3d(${TILT.scale}, ${TILT.scale}, ${TILT.scale})`
