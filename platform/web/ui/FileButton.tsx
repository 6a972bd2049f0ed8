import { useRef, type ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The name of the file input, such as "Choose a logo". */
  fileLabel: string
  /** Types and endings of files, as for a file input; all if absent. */
  accept?: string
  onFile: (file: File) => void
}

/** A button that lets the person choose one file. The same file can be chosen again. */
export function FileButton({ fileLabel, accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        {...(accept !== undefined && { accept })}
        aria-label={fileLabel}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
