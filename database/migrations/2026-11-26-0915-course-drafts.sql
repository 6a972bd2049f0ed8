-- Courses in the making: new ones, and changes of published ones. Learners never see them.
create table course_drafts (
  course_id uuid primary key,
  -- Who edits it. The author of a published course is in `courses`.
  author_id uuid not null references people on delete cascade,
  -- A course file that may be incomplete.
  content jsonb not null check (octet_length(content::text) <= 2500000),
  title text not null generated always as (left(coalesce(content ->> 'title', ''), 200)) stored,
  revision int not null check (revision > 0),
  state text not null default 'draft' check (state in ('draft', 'review', 'returned', 'published')),
  -- What the reviewer wrote with the last decision.
  comment text not null default '' check (char_length(comment) <= 2000),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  check (state <> 'review' or submitted_at is not null)
);
create index course_drafts_of_author on course_drafts (author_id, saved_at desc);
create index course_drafts_in_review on course_drafts (submitted_at) where state = 'review';
