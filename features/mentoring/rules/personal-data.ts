import type { PersonalData } from '#platform/rules/personal-data.ts'

export const mentoringPersonalData: PersonalData = {
  exported: [
    { file: 'mentor-groups', table: 'mentor_group_members', owner: 'person_id', about: 'Mentor groups that you’re a mentor or learner in.' },
    { file: 'mentor-group-invitations', table: 'mentor_group_invitations', owner: 'person_id', about: 'Mentor groups you were invited to.' },
    { file: 'mentor-group-invitations-sent', table: 'mentor_group_invitations', owner: 'invited_by', about: 'People you invited to mentor groups.' },
    { file: 'mentor-group-invites', table: 'mentor_group_invites', owner: 'made_by', without: ['code'], about: 'Invite links you made for mentor groups.' },
    { file: 'mentor-group-announcements', table: 'mentor_group_announcements', owner: 'author_id', about: 'Announcements you wrote for mentor groups.' },
    { file: 'assignments', table: 'assignment_work', owner: 'person_id', about: 'Assignments you handed in, with points and comments.' },
    { file: 'assignment-versions', table: 'assignment_work_versions', owner: 'person_id', about: 'Earlier versions of assignments that a mentor asked you to revise.' },
    { file: 'assignments-returned', table: 'assignment_work', owner: 'returned_by', without: ['text', 'file_id'], about: 'Assignments of learners that you returned, without their work.' },
    { file: 'mentor-group-attendance', table: 'mentor_group_attendance', owner: 'person_id', about: 'Events of mentor groups that you came to, as your mentor noted it.' },
    { file: 'mentor-group-attendance-noted', table: 'mentor_group_attendance', owner: 'marked_by', about: 'Your notes on who came to events of your mentor groups.' },
    { file: 'assignment-points', table: 'assignment_marks', owner: 'person_id', about: 'Your points for each criterion of the rubrics of assignments.' },
    { file: 'assignment-notes', table: 'assignment_notes', owner: 'person_id', about: 'Notes of mentors to you about assignments.' },
    { file: 'assignment-notes-written', table: 'assignment_notes', owner: 'author_id', about: 'Notes to learners about assignments that you wrote.' },
    { file: 'assignment-templates', table: 'assignment_templates', owner: 'owner_id', about: 'Templates of assignments that you saved.' },
    { file: 'mentoring-files', table: 'mentoring_files', owner: 'owner_id', about: 'Files you uploaded for mentor groups.' },
    { file: 'mentoring-resources', table: 'mentor_group_resource_versions', owner: 'written_by', about: 'Resources you added to mentor groups.' },
  ],
}
