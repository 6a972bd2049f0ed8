import type { Ref } from 'react'
import { languageName } from './language-name.ts'

interface Props {
  ref?: Ref<HTMLVideoElement>
  title: string
  src: string
  captions: readonly { language: string; url: string }[]
  /** Called when its length is known, so that it can play. */
  onLoaded?: (() => void) | undefined
}

/** The browser's own player for an uploaded video, with its captions. */
export function FileVideo({ ref, title, src, captions, onLoaded }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Captions are up to the author.
    <video ref={ref} aria-label={title} src={src} controls playsInline preload="metadata" onLoadedMetadata={onLoaded}>
      {captions.map(({ language, url }) => (
        <track key={url} kind="captions" srcLang={language} label={languageName(language)} src={url} />
      ))}
    </video>
  )
}
