import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { playIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import type { DraftLesson } from '../../rules/course-draft.ts'
import { videoPlace } from '../../rules/video-address.ts'
import '../learn.css'
import { PracticeList } from '../PracticeList.tsx'
import { frameAddress } from '../youtube-frame.ts'
import { DraftVideo } from './DraftVideo.tsx'
import type { LessonPreviewData } from './editor-requests.ts'
import { PreviewQuiz } from './PreviewQuiz.tsx'

/** The content of a lesson of a draft as learners would see it. Nothing here counts as progress. */
export function LearnerLesson({ course, lesson, preview }: { course: string; lesson: DraftLesson; preview: LessonPreviewData }) {
  return (
    <>
      {lesson.kind === 'video' && <PreviewVideo key={lesson.videoUrl} course={course} lesson={lesson} />}
      {preview.html !== '' && <RichText shown={preview.html} />}
      {lesson.kind === 'quiz' && <PreviewQuiz lesson={lesson} preview={preview} />}
      {lesson.kind === 'practice' && <PracticeList lesson={preview} />}
    </>
  )
}

/** A video in a frame without the messages that report progress. Nothing is requested from the host before Play. */
function PreviewVideo({ course, lesson: { title, videoUrl, captions } }: { course: string; lesson: DraftLesson }) {
  const [isPlaying, setPlaying] = useState(false)
  const place = videoPlace(videoUrl)
  return (
    <div className="video-frame">
      {place === null ? (
        <div className="video-poster">
          <p className="text-text-muted">This lesson has no video yet.</p>
        </div>
      ) : !isPlaying ? (
        <div className="video-poster">
          <Button variant="primary" icon={playIcon} onClick={() => setPlaying(true)}>
            Play
          </Button>
        </div>
      ) : place.host === 'youtube' ? (
        <iframe
          title={title}
          src={frameAddress(place.id, { origin: location.origin, start: 0 })}
          // As in the lesson itself: the frame is of another origin, and keeps it.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <DraftVideo course={course} id={place.id} title={title} captions={captions} />
      )}
    </div>
  )
}
