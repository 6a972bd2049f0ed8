import type { PlayerEvents, VideoControls } from './youtube-frame.ts'

interface Start {
  start: number
}

/** Drives the browser's own player for an uploaded file, in the same way as the frame of a video host. */
export function driveVideo(video: HTMLVideoElement, { start, onSample, onEnded, onError }: PlayerEvents & Start): VideoControls {
  const sample = () =>
    onSample({
      at: performance.now(), position: video.currentTime, isPlaying: !video.paused && !video.seeking, speed: video.playbackRate,
      // A file that was recorded in a browser may not say how long it is.
      duration: Number.isFinite(video.duration) && video.duration > 0 ? video.duration : null,
    })
  const play = () => void video.play().catch(() => {})
  const begin = () => {
    if (start > 0) video.currentTime = start
    play()
  }
  const fail = () => onError(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'broken' : 'file')
  const listeners = { loadedmetadata: begin, timeupdate: sample, play: sample, pause: sample, seeking: sample, seeked: sample, ratechange: sample, ended: onEnded, error: fail }
  for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener)
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) begin()
  return {
    toggle: () => (video.paused ? play() : video.pause()),
    seek: (seconds) => {
      video.currentTime = seconds
    },
    setSpeed: (speed) => {
      // Both, or loading would set it back.
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
    },
    end() {
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener)
      video.pause()
    },
  }
}
