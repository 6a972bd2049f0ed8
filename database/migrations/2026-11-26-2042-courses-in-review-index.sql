create index concurrently if not exists course_drafts_by_submission on course_drafts (submitted_at, course_id) where state = 'review';
