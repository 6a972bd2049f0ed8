-- A question about a video belongs to a second of it; one direct reply to a question is its accepted answer.
alter table comments
  add column second integer check (second between 0 and 43200),
  add column accepted_at timestamptz,
  add constraint comments_questions_have_seconds check (second is null or parent_id is null),
  add constraint comments_answers_are_replies check (accepted_at is null or depth = 1);
create unique index comments_accepted on comments (parent_id) where accepted_at is not null;
