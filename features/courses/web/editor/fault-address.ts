import type { Fault } from '../../rules/course-faults.ts'
import type { CourseForm } from './course-form.ts'

/** Where a fault can be fixed in the editor. */
export const faultAddress = ({ address }: Pick<CourseForm, 'address'>, { place }: Fault): string => {
  const query = place.part === 'lesson' ? `lesson=${encodeURIComponent(place.key)}` : `tab=${place.part === 'about' ? 'about' : 'lessons'}`
  return address(`${query}&show=faults`)
}

export const faultsTitle = (count: number): string => (count === 1 ? 'One thing to fix before the review' : `${count} things to fix before the review`)
