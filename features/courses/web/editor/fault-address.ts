import type { Fault } from '../../rules/course-faults.ts'
import type { CourseForm } from './course-form.ts'

/** Where a fault can be fixed in the editor. */
export const faultAddress = ({ address }: Pick<CourseForm, 'address'>, { place }: Fault): string => {
  const query = place.part === 'lesson' ? `lesson=${encodeURIComponent(place.key)}` : `tab=${place.part === 'about' ? 'about' : 'lessons'}`
  return address(`${query}&show=faults`)
}

/** The heading of a list of faults; after an attempt it says that nothing was sent. */
export function faultsTitle(count: number, { mayPublish, isRefused }: Pick<CourseForm, 'mayPublish' | 'isRefused'>): string {
  const things = `${count} ${count === 1 ? 'thing' : 'things'} to fix`
  if (isRefused) return `${mayPublish ? 'Not published' : 'Not submitted'}: ${things}`
  return `${things} before ${mayPublish ? 'you can publish' : 'the review'}`
}
