import { useEffect, useRef, type PointerEvent } from 'react'
import { tiltAt, tiltTransform } from '../rules/tilt.ts'

interface TiltHandlers {
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
}

const prefersNoMotion = () => matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches

/** Tilts a card towards the pointer (specification, section 9), except for touch and with reduced motion. */
export function useTilt(): TiltHandlers {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return {
    onPointerMove: ({ currentTarget: card, clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse' || prefersNoMotion()) return
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => {
        const { left, top, width, height } = card.getBoundingClientRect()
        card.style.transform = tiltTransform(tiltAt((clientX - left) / width, (clientY - top) / height))
      })
    },
    onPointerLeave: ({ currentTarget: card }) => {
      cancelAnimationFrame(frame.current)
      card.style.transform = ''
    },
  }
}
