import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { MAX_ZOOM, moveCrop, zoomCrop, type Crop } from '../rules/crop.ts'
import { drawCrop } from './crop-image.ts'

interface Props {
  image: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

const STEP = 0.04
const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A square window onto an image: dragging or arrow keys move it, the wheel, + and − or the slider zoom. */
export function CropBox({ image, crop, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, image, crop)
  }, [image, crop])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onCrop(zoomCrop(image, crop, crop.zoom * Math.exp(-event.deltaY / 400)))
  })
  useEffect(() => {
    const box = frame.current
    const hear = (event: WheelEvent) => onWheel(event)
    // React listens to the wheel passively, so the page would scroll.
    box?.addEventListener('wheel', hear, { passive: false })
    return () => box?.removeEventListener('wheel', hear)
  }, [])

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = dragged.current
    if (from === null) return
    const side = event.currentTarget.getBoundingClientRect().width
    onCrop(moveCrop(image, crop, { x: (event.clientX - from.x) / side, y: (event.clientY - from.y) / side }))
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const letGo = () => {
    dragged.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (direction !== undefined) onCrop(moveCrop(image, crop, direction))
    else if (event.key === '+' || event.key === '=') onCrop(zoomCrop(image, crop, crop.zoom * 1.1))
    else if (event.key === '-') onCrop(zoomCrop(image, crop, crop.zoom / 1.1))
    else return
    event.preventDefault()
  }

  return (
    <div className="grid justify-items-center gap-4">
      {/* It handles the arrow keys itself, which is what this role means. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="w-full max-w-72 cursor-grab touch-none rounded-full active:cursor-grabbing"
        role="application"
        aria-label="Crop area. Use the arrow keys to move it and plus and minus to zoom."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-autofocus
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={640} height={640} className="block aspect-square w-full rounded-full border border-line bg-sunken" />
      </div>
      <label className="grid w-full max-w-72 gap-1 text-sm font-medium">
        Zoom
        <input
          type="range"
          className="w-full accent-accent"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => onCrop(zoomCrop(image, crop, Number(event.target.value)))}
        />
      </label>
      <p className="text-sm text-text-muted">Drag the picture into place. Only the visible part is uploaded.</p>
    </div>
  )
}
