import { useEffect, useState } from 'react'
import { draftOfServer } from './editor-requests.ts'
import type { OpenedCourse } from './open-course.ts'

/** Whether the author publishes without a review. Of a new course the server knows it once it has the first version. */
export function useMayPublish({ id, mayPublish, onServer }: OpenedCourse, isSaved: boolean): boolean {
  const [known, know] = useState(mayPublish)
  const isAsked = onServer === null && isSaved
  useEffect(() => {
    if (isAsked) draftOfServer(id).then((draft) => know(draft.mayPublish), () => {})
  }, [id, isAsked])
  return known
}
