import type { Fault } from '../../rules/course-faults.ts'
import { editCoursePath } from '../../rules/paths.ts'

/** Where a fault can be fixed in the editor. */
export const faultAddress = (id: string, { place }: Fault): string => {
  const query = place.part === 'lesson' ? `lesson=${encodeURIComponent(place.key)}` : `tab=${place.part === 'about' ? 'about' : 'lessons'}`
  return `${editCoursePath(id)}?${query}&show=faults`
}

export const faultsTitle = (count: number): string => (count === 1 ? 'One thing to fix before the review' : `${count} things to fix before the review`)
