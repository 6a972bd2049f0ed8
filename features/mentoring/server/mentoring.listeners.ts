import { listen, type Listener } from '#platform/server/signals.ts'
import { commentPreview } from '#features/discussions/server/public.ts'
import { zonedMomentText } from '#features/events/rules/event-times.ts'
import { eventPath } from '#features/events/rules/paths.ts'
import { notify, refreshPreview } from '#features/notifications/server/public.ts'
import { localText } from '../rules/local-text.ts'
import { findAnnouncement } from './announcements.queries.ts'
import { findGroup, lockGroup } from './groups.queries.ts'
import { findInvitation } from './invites.queries.ts'
import { findPart, isMentor, listMemberIds, listMentoredIds } from './members.queries.ts'
import { dropMember } from './membership.ts'
import { findNote } from './notes.queries.ts'
import { findScheduled } from './schedule.queries.ts'
import { checkSubjects } from './subject-uses.ts'
import { isGone } from './subject-uses.queries.ts'
import { findFacts, handInKnown, listWork, takeBackKnown } from './work.queries.ts'

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const mentoringListeners: Listener[] = [
  listen('mentoring.problem-solved', 'practice.judged', async ({ db }, { personId, problemId, verdict }) => {
    if (verdict === 'Accepted') await handInKnown(db, { personId, subjectId: problemId })
  }),
  listen('mentoring.problem-unsolved', 'practice.unsolved', ({ db }, { personId, problemId }) => takeBackKnown(db, personId, problemId)),
  listen('mentoring.problem-solved-later', 'practice.solved-later', ({ db }, { personId, problemId }) => handInKnown(db, { personId, subjectId: problemId })),
  listen('mentoring.lesson-finished', 'lesson.finished', ({ db }, { personId, lessonId }) => handInKnown(db, { personId, subjectId: lessonId })),
  listen('mentoring.lesson-reopened', 'lesson.reopened', ({ db }, { personId, lessonId }) => takeBackKnown(db, personId, lessonId)),
  listen('mentoring.course-finished', 'course.finished', ({ db }, { personId, courseId }) => handInKnown(db, { personId, subjectId: courseId })),
  listen('mentoring.problem-changed', 'problem.changed', (context, { problemId }) => checkSubjects(context, [problemId])),
  listen('mentoring.course-changed', 'course.changed', (context, { courseId, lessonIds }) => checkSubjects(context, [courseId, ...lessonIds])),
  listen('mentoring.blog-published', 'blog.published', (context, { blogId }) => checkSubjects(context, [blogId])),
  listen('mentoring.blog-unpublished', 'blog.unpublished', (context, { blogId }) => checkSubjects(context, [blogId])),
  listen('mentoring.blog-deleted', 'blog.deleted', (context, { blogId }) => checkSubjects(context, [blogId])),
  // Their access ended with the role; this takes them out of the groups and their conversations.
  listen('mentoring.role-lost', 'role.decided', async (context, { personId, role, granted }) => {
    if (role !== 'mentor' || granted) return
    for (const group of await listMentoredIds(context.db, personId)) {
      await context.inTransaction(async (context) => {
        await lockGroup(context.db, group.id)
        if (!(await isMentor(context.db, personId)) && (await findPart(context.db, group.id, personId)) === 'mentor') await dropMember(context, group, personId)
      })
    }
  }),
  listen('notifications.mentor-group-invited', 'mentor-group.invited', async (context, { groupId, personId, by }, signalId) => {
    const group = await findGroup(context.db, groupId, personId)
    const part = await findInvitation(context.db, groupId, personId)
    if (group === null || part === null) return
    await notify(context, {
      signalId, by, kinds: ['mentorGroupInvitation'], people: { invited: [personId] }, facts: { groupId, group: group.name, part }, about: groupId,
      holds: async (db) => (await findInvitation(db, groupId, personId)) !== null,
    })
  }),
  listen('notifications.mentor-group-announced', 'mentor-group.announced', async (context, { announcementId, groupId, by }, signalId) => {
    const found = await findAnnouncement(context.db, announcementId)
    if (found === null) return
    await notify(context, {
      signalId, by, kinds: ['mentorGroupAnnouncement'], people: { member: await listMemberIds(context.db, groupId) },
      facts: { groupId, group: found.name, preview: commentPreview(found.text) }, about: announcementId, holds: async (db) => (await findAnnouncement(db, announcementId)) !== null,
    })
  }),
  listen('notifications.mentor-group-announcement-changed', 'mentor-group.announcement-changed', async (context, { announcementId, authorId }) => {
    const found = await findAnnouncement(context.db, announcementId)
    await refreshPreview(context, { about: announcementId, by: authorId, kinds: ['mentorGroupAnnouncement'] }, found === null ? null : commentPreview(found.text))
  }),
  listen('notifications.mentor-group-scheduled', 'mentor-group.scheduled', async (context, { groupId, eventId, by }, signalId) => {
    const found = await findScheduled(context.db, eventId)
    if (found === null) return
    const { event, group, number, slug, starts_at: startsAt, time_zone: zone } = found
    await notify(context, {
      signalId, by, kinds: ['mentorGroupEvent'], people: { learner: await listMemberIds(context.db, groupId, 'learner') },
      facts: { groupId, group, event, when: zonedMomentText(startsAt, zone), path: eventPath({ number, slug }) }, about: eventId,
      holds: async (db) => (await findScheduled(db, eventId)) !== null,
    })
  }),
  listen('notifications.assignment-set', 'assignment.set', async (context, { assignmentId, groupId, by }, signalId) => {
    const facts = await findFacts(context.db, assignmentId)
    if (facts === null) return
    // Learners who have already done it are not notified.
    const open = (await listWork(context.db, { groupId, assignmentId })).filter(({ handed_in_at }) => handed_in_at === null).map(({ person_id }) => person_id)
    await notify(context, { signalId, by, kinds: ['assignmentSet'], people: { learner: open }, facts: { ...facts }, about: assignmentId, holds: async (db) => (await findFacts(db, assignmentId)) !== null })
  }),
  listen('notifications.assignment-due', 'assignment.due-soon', async (context, { assignmentId, personId }, signalId) => {
    const facts = await findFacts(context.db, assignmentId)
    if (facts === null) return
    await notify(context, {
      signalId, by: null, kinds: ['assignmentDue'], people: { learner: [personId] }, facts: { ...facts }, about: assignmentId,
      holds: async (db) => (await listWork(db, { groupId: facts.groupId, personId, assignmentId })).some(({ handed_in_at }) => handed_in_at === null),
    })
  }),
  listen('notifications.assignment-due-changed', 'assignment.due-changed', async (context, { assignmentId, personId, by }, signalId) => {
    const facts = await findFacts(context.db, assignmentId)
    if (facts === null) return
    // A new date of the group changes nothing for learners who have more time, or who have handed it in.
    const moved = (await listWork(context.db, { groupId: facts.groupId, personId, assignmentId })).filter(({ extended_local, handed_in_at }) => personId !== null || (extended_local === null && handed_in_at === null))
    const due = moved[0]?.due_local ?? null
    await notify(context, {
      signalId, by, kinds: ['assignmentDueChanged'], people: { learner: moved.map(({ person_id }) => person_id) }, facts: { ...facts, due: due === null ? '' : localText(due) }, about: assignmentId,
      holds: async (db) => (await findFacts(db, assignmentId)) !== null,
    })
  }),
  listen('notifications.assignment-returned', 'assignment.returned', async (context, { assignmentId, personId, by }, signalId) => {
    const facts = await findFacts(context.db, assignmentId)
    if (facts === null) return
    const [work] = await listWork(context.db, { groupId: facts.groupId, personId, assignmentId })
    await notify(context, {
      signalId, by, kinds: ['assignmentReturned'], people: { learner: [personId] }, facts: { ...facts, wants: work?.is_to_revise === true ? 'version' : '' }, about: assignmentId,
      holds: async (db) => (await listWork(db, { groupId: facts.groupId, personId, assignmentId })).some(({ returned_at }) => returned_at !== null),
    })
  }),
  listen('notifications.assignment-noted', 'assignment.noted', async (context, { noteId, by }, signalId) => {
    const note = await findNote(context.db, noteId)
    const facts = note === null ? null : await findFacts(context.db, note.assignment_id)
    if (note === null || facts === null) return
    await notify(context, {
      signalId, by, kinds: ['assignmentNote'], people: { learner: [note.person_id] }, facts: { ...facts, preview: commentPreview(note.text) }, about: noteId,
      holds: async (db) => (await findNote(db, noteId)) !== null && (await findPart(db, facts.groupId, note.person_id)) === 'learner',
    })
  }),
  listen('notifications.assignment-gone', 'assignment.gone', async (context, { assignmentId }, signalId) => {
    const facts = await findFacts(context.db, assignmentId)
    if (facts === null) return
    await notify(context, {
      signalId, by: null, kinds: ['assignmentGone'], people: { mentor: await listMemberIds(context.db, facts.groupId, 'mentor') }, facts: { ...facts }, about: assignmentId,
      holds: (db) => isGone(db, assignmentId),
    })
  }),
  listen('notifications.assignment-handed-in', 'assignment.handed-in', async (context, { assignmentId, by }, signalId) => {
    const facts = await findFacts(context.db, assignmentId)
    if (facts === null) return
    await notify(context, {
      signalId, by, kinds: ['assignmentHandedIn'], people: { mentor: await listMemberIds(context.db, facts.groupId, 'mentor') }, facts: { ...facts, learnerId: by }, about: by,
      holds: async (db) => (await findPart(db, facts.groupId, by)) === 'learner',
    })
  }),
]
