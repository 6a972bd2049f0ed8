import type { PersonalData } from '#platform/rules/personal-data.ts'

export const ideaPersonalData: PersonalData = {
  exported: [
    { file: 'ideas', table: 'ideas', owner: 'author_id', without: ['confirm_hash', 'words'], about: 'Ideas you submitted.' },
    { file: 'ideas-joined', table: 'idea_members', owner: 'person_id', about: 'Ideas you joined.' },
    { file: 'ideas-voted', table: 'idea_votes', owner: 'person_id', about: 'Ideas you voted for.' },
    { file: 'idea-tasks', table: 'idea_tasks', owner: 'assignee_id', about: 'Idea tasks that are assigned to you.' },
    { file: 'idea-decisions', table: 'idea_decisions', owner: 'author_id', about: 'Decisions that you recorded for ideas.' },
  ],
}
