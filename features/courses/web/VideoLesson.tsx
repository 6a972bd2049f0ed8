import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Contour } from '#platform/web/ui/Contour.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { playIcon } from '#platform/web/ui/icons.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { durationText } from '../rules/course.ts'
import { lessonPath } from '../rules/paths.ts'
import { neighborsOf } from '../rules/progress.ts'
import { timeText } from '../rules/notes-markdown.ts'
import { driveVideo } from './file-player.ts'
import { FileVideo } from './FileVideo.tsx'
import type { LessonData } from './LessonPage.tsx'
import { Notes } from './Notes.tsx'
import { useLessonProgress } from './progress-query.ts'
import { useWatching } from './use-watching.ts'
import { videoErrorText, type VideoError } from './video-errors.ts'
import { frameAddress, talkToFrame, type VideoControls } from './youtube-frame.ts'

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2']
const UP_NEXT_SECONDS = 8

/** What the page around a video asks of it. */
export interface Player {
  /** The second at which it is. */
  now: () => number
  /** Goes to a second; starts playing if it was not. */
  seek: (second: number) => void
}

interface Props {
  lesson: LessonData
  start: number | null
  player: Ref<Player>
  /** Its text: between the video and the notes. */
  children: ReactNode
}

/** A video with its text and notes. Nothing is asked of its host before Play. */
export function VideoLesson({ lesson, start, player, children }: Props) {
  const place = { course: lesson.course.slug, lesson: lesson.key }
  const { progress } = useLessonProgress(place)
  const { onSample, report, positionNow } = useWatching(place)
  const [from, setFrom] = useState<number | null>(null)
  const [error, setError] = useState<VideoError | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [hasEnded, end] = useState(false)
  const [speed, setSpeed] = useState('1')
  const controls = useRef<VideoControls>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  const resumeAt = start ?? (progress === null || (progress.duration !== null && progress.position >= progress.duration - Math.min(5, progress.duration / 10)) ? 0 : progress.position)
  const savedSpeed = progress?.speed ?? 1

  const seek = (second: number) => {
    if (controls.current === null) setFrom(second)
    else controls.current.seek(second)
  }

  useEffect(() => {
    if (from === null) return
    const events = {
      onSample: (sample: Parameters<typeof onSample>[0]) => {
        onSample(sample)
        // The player's own menu changes the speed too.
        if (SPEEDS.includes(String(sample.speed))) setSpeed(String(sample.speed))
      },
      onEnded: () => {
        report()
        end(true)
      },
      onError: (code: VideoError) => {
        report()
        setError(code)
      },
    }
    const made = frame.current !== null ? talkToFrame(frame.current, events) : video.current !== null ? driveVideo(video.current, { ...events, start: from }) : null
    if (made === null) return
    controls.current = made
    if (savedSpeed !== 1) made.setSpeed(savedSpeed)
    setSpeed(String(savedSpeed))
    return () => {
      controls.current = null
      made.end()
    }
    // The frame is opened once; later changes of the progress must not open it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [from === null, error === null, onSample, report])

  const showFrom = (second: number) => {
    seek(second)
    box.current?.scrollIntoView({ block: 'center' })
  }
  useImperativeHandle(player, () => ({ now: positionNow, seek: showFrom }))

  useKeys({ controls, box, positionNow, lesson })

  return (
    <div className="grid grid-cols-1 gap-6" data-wide={isWide ? '' : undefined}>
      <div ref={box} className="video-frame">
        {from !== null && error === null && !isLoaded && (
          <p className="video-poster text-sm text-text-muted" role="status">
            Loading the video…
          </p>
        )}
        {error !== null ? (
          <div className="video-poster">
            <p className="font-medium">{videoErrorText(error)}</p>
            <p className="max-w-[44ch] text-sm text-text-muted">The text below covers the same ground. You can still take notes and mark the lesson as done.</p>
            {error === 'broken' && (
              <Button
                onClick={() => {
                  setError(null)
                setLoaded(false)
                  setFrom(positionNow())
                }}
              >
                Try again
              </Button>
            )}
            {lesson.youtubeId !== null && lesson.videoUrl !== null && <ExternalLink to={lesson.videoUrl}>Watch it on its original site</ExternalLink>}
          </div>
        ) : from !== null && lesson.youtubeId === null && lesson.videoUrl !== null ? (
          <FileVideo ref={video} title={lesson.title} src={lesson.videoUrl} captions={lesson.captions} onLoaded={() => setLoaded(true)} />
        ) : from !== null && lesson.youtubeId !== null ? (
          <iframe
            ref={frame}
            title={lesson.title}
            onLoad={() => setLoaded(true)}
            src={frameAddress(lesson.youtubeId, { origin: location.origin, start: from })}
            // A page of another origin: with its own origin it can reach its storage, not this site.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <div className="video-poster">
            <Contour name={lesson.title} className="absolute inset-0 size-full" />
            <div className="contour-clearing grid justify-items-center gap-1">
              <p className="max-w-[36ch] text-lg font-medium text-balance wrap-anywhere">{lesson.title}</p>
              <p className="tabular text-sm text-text-muted">{[lesson.channel, lesson.seconds === null ? durationText(lesson.minutes) : timeText(lesson.seconds)].filter((part) => part !== null).join(' · ')}</p>
            </div>
            <Button variant="primary" icon={playIcon} className="relative" onClick={() => setFrom(resumeAt)}>
              {resumeAt > 0 ? `Continue at ${timeText(resumeAt)}` : 'Play'}
            </Button>
            {lesson.youtubeId !== null && <p className="relative max-w-[44ch] text-xs text-text-muted">Play loads the video from YouTube (youtube-nocookie.com).</p>}
          </div>
        )}
      </div>
      {from !== null && error === null && (
        <div className="flex flex-wrap items-center gap-3">
          <Select
            aria-label="Speed"
            value={speed}
            options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
            onChange={({ target }) => {
              setSpeed(target.value)
              controls.current?.setSpeed(Number(target.value))
            }}
          />
          <Button small className="max-lg:hidden" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
            Wide view
          </Button>
          {lesson.youtubeId !== null && lesson.videoUrl !== null && <ExternalLink to={lesson.videoUrl}>Watch on its original site</ExternalLink>}
          {lesson.channel !== null && <p className="text-sm text-text-muted wrap-anywhere">Video by {lesson.channel}</p>}
        </div>
      )}
      {hasEnded && <UpNext lesson={lesson} />}
      {children}
      <Notes lesson={lesson} secondNow={positionNow} onSeek={seek} />
    </div>
  )
}

/** The next lesson after a countdown that can be stopped. */
function UpNext({ lesson: { key, course } }: { lesson: LessonData }) {
  const { next } = neighborsOf(course.topics, key)
  const [left, setLeft] = useState(UP_NEXT_SECONDS)
  const [isStopped, stop] = useState(false)
  const navigate = useNavigate()
  const path = next === null ? null : lessonPath(course.slug, next.key)
  useEffect(() => {
    if (isStopped || path === null) return
    if (left === 0) return navigate(path)
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [isStopped, left, navigate, path])
  if (next === null || path === null) return null
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 p-4" role="status">
      <p className="min-w-0 wrap-anywhere">
        Up next: <span className="font-medium">{next.title}</span>
        {!isStopped && <span className="tabular text-text-muted"> in {left} s</span>}
      </p>
      <span className="flex gap-2">
        {!isStopped && <Button small onClick={() => stop(true)}>Stay here</Button>}
        <ButtonLink variant="primary" to={path}>
          Next lesson
        </ButtonLink>
      </span>
    </div>
  )
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null

interface KeyTargets {
  controls: React.RefObject<VideoControls | null>
  box: React.RefObject<HTMLDivElement | null>
  positionNow: () => number
  lesson: LessonData
}

/** Keys of the player: space plays and pauses, arrows seek by ten seconds, `f` fills the screen, `n` and `p` change the lesson, `m` goes to the notes. */
function useKeys({ controls, box, positionNow, lesson }: KeyTargets): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { previous, next } = neighborsOf(lesson.course.topics, lesson.key)
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => controls.current?.seek(Math.max(0, positionNow() - 10)),
      ArrowRight: () => controls.current?.seek(positionNow() + 10),
      f: () => void (document.fullscreenElement === null ? box.current?.requestFullscreen() : document.exitFullscreen())?.catch(() => {}),
      n: next === null ? undefined : () => navigate(lessonPath(lesson.course.slug, next.key)),
      p: previous === null ? undefined : () => navigate(lessonPath(lesson.course.slug, previous.key)),
      m: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
      ' ': () => controls.current?.toggle(),
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A video that has the focus is played and paused by the browser itself.
      if (event.key === ' ' && (controls.current === null || (event.target as HTMLElement).closest('button, a, summary, video') !== null)) return
      const action = actions[event.key]
      if (action === undefined || (event.key.startsWith('Arrow') && controls.current === null)) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [controls, box, positionNow, lesson, navigate])
}
